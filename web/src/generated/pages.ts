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
      page: "learn";
      game: string;
      sheet: string;
      at: string;
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
      page: "puzzles";
      game: string;
      id: string;
    }
  | {
      page: "day";
      event: string;
      date: string;
    }
  | {
      page: "studies";
      game: string;
    }
  | {
      page: "study";
      id: string;
      chapter: string;
      node: string;
      code: string;
    }
  | {
      page: "embed-study";
      id: string;
      chapter: string;
      node: string;
    }
  | {
      page: "reset";
      code: string;
    }
  | {
      page: "confirm-mail";
      code: string;
    }
  | {
      page: "unsubscribe";
      token: string;
    }
  | {
      page: "notices";
    }
  | {
      page: "import";
    }
  | {
      page: "offline";
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
  "learn": "/learn/{game:optional}/{sheet:optional}#{at}",
  "help": "/help/{game:optional}",
  "figures": "/figures/{game:optional}#{link}",
  "puzzles": "/puzzles/{game:optional}/{id:optional}",
  "day": "/day/{event:optional}/{date:optional}",
  "studies": "/studies/{game:optional}",
  "study": "/study/{id}/{chapter:optional}/{node:optional}#{code}",
  "embed-study": "/embed/study/{id}/{chapter:optional}/{node:optional}",
  "reset": "/reset#{code}",
  "confirm-mail": "/confirm-mail#{code}",
  "unsubscribe": "/unsubscribe#{token}",
  "notices": "/notices",
  "import": "/import",
  "offline": "/offline"
} as const;
