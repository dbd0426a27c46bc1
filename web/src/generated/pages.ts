/** Made by `make types` from src/beffroi; do not edit. */

export type Place =
  | {
      page: "home";
    }
  | {
      page: "new";
      game: string;
    }
  | {
      page: "table";
      id: string;
      move: number | null;
    }
  | {
      page: "look-back";
      id: string;
    }
  | {
      page: "watch";
    }
  | {
      page: "player";
      name: string;
    }
  | {
      page: "leaderboard";
      game: string;
    }
  | {
      page: "settings";
    }
  | {
      page: "help";
      game: string;
    }
  | {
      page: "figures";
      game: string;
      link: string;
    }
  | {
      page: "reset";
      code: string;
    };

/** The addresses of the page. */
export const PAGES = {
  "home": "/",
  "new": "/new/{game:optional}",
  "table": "/table/{id}?move={move:int}",
  "look-back": "/table/{id}/look-back",
  "watch": "/watch",
  "player": "/player?name={name}",
  "leaderboard": "/leaderboard/{game:optional}",
  "settings": "/settings",
  "help": "/help/{game:optional}",
  "figures": "/figures/{game:optional}#{link}",
  "reset": "/reset#{code}"
} as const;
