// A bot in 40 lines: takes the first option that does not end its turn.
//
//     beffroi arena troyes --bots "greedy,exec:node examples/bots/bot.mjs"
//
// The arena writes one line of JSON a question and reads one line of JSON an answer.
import { createInterface } from 'node:readline'

const endings = new Set(['pass', 'stop', 'end'])
let state = 1

/** A number below n from a small generator of our own, so that a seed gives the same game again. */
function below(n) {
  state = (state * 48271) % 2147483647
  return state % n
}

/** One of the options, as it is written there. */
function answer(options) {
  const useful = options.filter((option) => !endings.has(option.split(' ')[0]))
  const among = useful.length ? useful : options
  return among[below(among.length)]
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.t === 'hello') {
    state = (message.seed % 2147483646) + 1 // the game, the seat, and a seed of our own
  } else if (message.t === 'choose') {
    // message.view is what our seat sees
    process.stdout.write(JSON.stringify({ move: answer(message.options) }) + '\n')
  }
})
