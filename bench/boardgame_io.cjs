// The peer of server_load.py: boardgame.io's own server in memory, and its own clients in a second process.
// node boardgame_io.cjs CLIENTS SECONDS FOLDER   (FOLDER has boardgame.io in its node_modules)
const { fork } = require("node:child_process");
const { createRequire } = require("node:module");
const path = require("node:path");
const [, , clients, seconds, folder, port] = process.argv;
const need = createRequire(path.join(path.resolve(folder), "index.js"));

const game = {
  name: "dummy",
  setup: () => ({ cells: Array(235).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  // client: false — the move counts when the server says so, as with us
  moves: { add: { move: ({ G }, i) => { G.cells[i] += 1; }, client: false } },
};

async function serve() {
  const { Server } = need("boardgame.io/server");
  const server = Server({ games: [game], origins: ["*"] });
  const running = await server.run({ port: 0 });
  const at = running.appServer.address().port;
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  let before = 0;
  const child = fork(__filename, [clients, seconds, folder, String(at)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.on("message", (figures) => {
    if (figures === "count") before = spent();
    else console.log(JSON.stringify({ ...figures, cpu: spent() - before }));
  });
  child.on("exit", () => process.exit(0));
}

async function play() {
  const { Client } = need("boardgame.io/client");
  const { SocketIO } = need("boardgame.io/multiplayer");
  const url = `http://127.0.0.1:${port}`;
  const times = [];
  const begun = new Set();
  let counting = false;
  for (let t = 0; t < Math.floor(clients / 4); t++) {
    const matchID = `table${t}`; // a match nobody made through the lobby begins with its first client
    for (let seat = 0; seat < 4; seat++) {
      const client = Client({ game, matchID, playerID: String(seat), multiplayer: SocketIO({ server: url }), debug: false, numPlayers: 4 });
      let sent = null, acted = -1;
      client.subscribe((state) => {
        if (!state) return;
        if (sent !== null && state._stateID > acted) {
          begun.add(matchID);
          if (counting) times.push(performance.now() - sent);
          sent = null;
        }
        if (sent === null && state.ctx.currentPlayer === String(seat) && state._stateID > acted) {
          acted = state._stateID;
          sent = performance.now();
          client.moves.add(state._stateID % 235);
        }
      });
      client.start();
    }
  }
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  while (begun.size < Math.floor(clients / 4)) await sleep(100);
  await sleep(2000);
  counting = true;
  process.send("count");
  await sleep(seconds * 1000);
  counting = false;
  times.sort((a, b) => a - b);
  process.send({ moves: times.length, seconds: Number(seconds),
    p50: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] }, () => process.exit(0));
}

port ? play() : serve();
