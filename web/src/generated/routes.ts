/** Made by `make types` from src/beffroi; do not edit. */
import type {
  AbsenceBody,
  Absences,
  Accepted,
  AdminPerson,
  AdminTable,
  AnalysisDocument,
  AnsweredFigures,
  BalanceBody,
  BalanceJob,
  BlockBody,
  Blocked,
  BrowserSession,
  CatalogueBody,
  ChangeBody,
  ChangedFigureSet,
  ChangedStudy,
  Channel,
  ChannelBody,
  ChannelChange,
  ChatBody,
  ChatMessage,
  CheckedFigures,
  CodeBody,
  ComposeBody,
  Composed,
  DayComparison,
  DayLeaders,
  DayOverview,
  DayRanking,
  DeleteBody,
  EndTurnBody,
  Export,
  FigureBook,
  FigureRevision,
  FigureSet,
  FigureSetVersion,
  FiguresBody,
  ForgotBody,
  ForkBody,
  GameInfo,
  GameRecord,
  GiveBody,
  GoBody,
  GuestBody,
  HandOverBody,
  Health,
  HintBody,
  HintDocument,
  ImportBody,
  ImportCheck,
  JoinBody,
  Leaderboard,
  LoginBody,
  Me,
  MoveBody,
  MuteBody,
  Muted,
  NewChapter,
  NewFigureRevision,
  NewFigureSet,
  NewStudy,
  NewTable,
  NewToken,
  NextTable,
  Nothing,
  OptionsBody,
  OptionsCheck,
  PauseBody,
  PersonName,
  PlaceBody,
  PlaceComposeBody,
  PlaceTable,
  PlaceWhyBody,
  PlayedGame,
  PlayerPage,
  Progress,
  PushKey,
  PuzzleAnswerBody,
  PuzzleAnswersBody,
  PuzzleComposeBody,
  PuzzleHint,
  PuzzleHintBody,
  PuzzleOverview,
  PuzzleTable,
  PuzzleTask,
  PuzzleTried,
  PuzzleVerdict,
  PuzzleWhyBody,
  RatingStep,
  Ready,
  ReadyBody,
  ReasonBody,
  Rebuilt,
  RegisterBody,
  ReplayMessage,
  ResetBody,
  ResignBody,
  ReturnBody,
  Rival,
  Rush,
  RushBody,
  SeatBody,
  Sent,
  Sentence,
  SettingBody,
  SharedFigures,
  StopBody,
  Study,
  StudyChapter,
  StudyEditBody,
  StudyEdited,
  StudyFile,
  StudyImportBody,
  StudyInviteBody,
  StudyJoinBody,
  StudySummary,
  StudyValue,
  TableMessage,
  TableMessages,
  TableSummary,
  Token,
  TokenBody,
  TurnBody,
  UndoBody,
  Verified,
  WhyBody
} from "./protocol";

export interface Routes {
  "/api/admin/figures/{slug}": {
    /** Make other figures the default of tables opened from now on; games that go on keep theirs. */
    post: {
      given: {
        slug: string;
        body: NewFigureRevision;
      };
      answer: FigureRevision;
    };
  };
  "/api/admin/people": {
    /** People, the most recently seen first. */
    get: {
      given: {
        query?: {
          name?: string;
        };
      };
      answer: AdminPerson[];
    };
  };
  "/api/admin/people/{person}/ban": {
    /** Shut somebody out. */
    post: {
      given: {
        person: string;
      };
      answer: PersonName;
    };
  };
  "/api/admin/people/{person}/unban": {
    /** Let somebody in again. */
    post: {
      given: {
        person: string;
      };
      answer: PersonName;
    };
  };
  "/api/admin/tables": {
    /** Tables, the most recently changed first. */
    get: {
      given: {
        query?: {
          status?: "open" | "running" | "over" | "stopped" | "frozen" | "closed" | null;
        };
      };
      answer: AdminTable[];
    };
  };
  "/api/admin/tables/{table_id}/freeze": {
    /** Stop a table until it is unfrozen. */
    post: {
      given: {
        table_id: string;
        body: ReasonBody;
      };
      answer: Nothing;
    };
  };
  "/api/admin/tables/{table_id}/rebuild": {
    /** Replay a table's log and set its row right by it. */
    post: {
      given: {
        table_id: string;
      };
      answer: Rebuilt;
    };
  };
  "/api/admin/tables/{table_id}/unfreeze": {
    /** Let a frozen table go on. */
    post: {
      given: {
        table_id: string;
      };
      answer: Nothing;
    };
  };
  "/api/days": {
    /** The games of today, my tries, and what is committed to for tomorrow. */
    get: {
      given: {};
      answer: DayOverview;
    };
  };
  "/api/days/{day}/{event}": {
    /** Who came where in a game of a day; today's is covered until my own try is over. */
    get: {
      given: {
        day: number;
        event: string;
      };
      answer: DayRanking;
    };
  };
  "/api/days/{day}/{event}/compare": {
    /** Two counted games of a day, turn by turn. */
    get: {
      given: {
        day: number;
        event: string;
        query?: {
          one?: string;
          other?: string;
        };
      };
      answer: DayComparison;
    };
  };
  "/api/days/{day}/{event}/leaders": {
    /** Who has the most points of the week or month around a day, as far as its days are over. */
    get: {
      given: {
        day: number;
        event: string;
        query?: {
          span?: "week" | "month";
        };
      };
      answer: DayLeaders;
    };
  };
  "/api/days/{day}/{event}/look": {
    /** See the games of others now; that spends my try of today. */
    post: {
      given: {
        day: number;
        event: string;
      };
      answer: DayRanking;
    };
  };
  "/api/days/{day}/{event}/play": {
    /** My try of today, or another table with the luck of that day, which doesn't count. */
    post: {
      given: {
        day: number;
        event: string;
      };
      answer: TableMessage;
    };
  };
  "/api/figures/shared/{link}": {
    /** A set that somebody shared by link; version 0 is the newest. */
    get: {
      given: {
        link: string;
        query?: {
          version?: number;
        };
      };
      answer: SharedFigures;
    };
  };
  "/api/figures/{slug}": {
    /** Every figure of a game: what it is, where that comes from, what may be typed instead, and the default here. */
    get: {
      given: {
        slug: string;
        query?: {
          rules?: number;
        };
      };
      answer: FigureBook;
    };
  };
  "/api/figures/{slug}/balance": {
    /** Have bots try a set in the background: which card wins too often with it; what is known is told at once. */
    post: {
      given: {
        slug: string;
        body: BalanceBody;
      };
      answer: BalanceJob;
    };
  };
  "/api/figures/{slug}/balance/{digest}": {
    /** A report by the digest of its figures, or how far the work on it is; seats 0: as many as the game takes. */
    get: {
      given: {
        slug: string;
        digest: string;
        query?: {
          seats?: number;
        };
      };
      answer: BalanceJob;
    };
    /** Stop the work on a report that I began. */
    delete: {
      given: {
        slug: string;
        digest: string;
        query?: {
          seats?: number;
        };
      };
      answer: Nothing;
    };
  };
  "/api/figures/{slug}/check": {
    /** Say of typed figures, or of a file, what can't stand; give the rest back with its digest and as a file. */
    post: {
      given: {
        slug: string;
        body: FiguresBody;
      };
      answer: CheckedFigures;
    };
  };
  "/api/figures/{slug}/confirmed": {
    /** What owners typed: a figure that enough accounts typed alike, and more than typed otherwise, is confirmed. */
    get: {
      given: {
        slug: string;
      };
      answer: AnsweredFigures;
    };
  };
  "/api/figures/{slug}/revisions": {
    /** The figures that new tables got here, the newest first; the last is the program's own table. */
    get: {
      given: {
        slug: string;
      };
      answer: FigureRevision[];
    };
  };
  "/api/games": {
    /** The games this house has, with their options and the levels of their bots. */
    get: {
      given: {};
      answer: GameInfo[];
    };
  };
  "/api/games/{slug}/catalogue": {
    /** The cards and spaces of a game as plain data; `options` is a JSON object, `rules` a revision (0: the newest). */
    get: {
      given: {
        slug: string;
        query?: {
          options?: string;
          rules?: number;
        };
      };
      answer: {
        [k: string]: unknown;
      };
    };
    /** The same for options that are too long for an address, such as a whole set of figures. */
    post: {
      given: {
        slug: string;
        body: CatalogueBody;
      };
      answer: {
        [k: string]: unknown;
      };
    };
  };
  "/api/games/{slug}/options": {
    /** Whether options go together with a number of seats; if not, why, and the ways out. */
    post: {
      given: {
        slug: string;
        body: OptionsBody;
      };
      answer: OptionsCheck;
    };
  };
  "/api/leaderboard/{slug}": {
    /** The strongest players and bots of a game in one class of options. */
    get: {
      given: {
        slug: string;
        query?: {
          variant?: string;
        };
      };
      answer: Leaderboard;
    };
  };
  "/api/me": {
    /** Who I am here. */
    get: {
      given: {};
      answer: Me;
    };
    /**
     * Change my name, mail address, language, quiet hours or password; mail and password need the old password.
     *
     * `puzzle_games` lets finished games be looked through for puzzles, where everybody at the table does.
     * A new mail address holds when it is confirmed. A new password ends all other sessions and all tokens.
     */
    patch: {
      given: {
        body: ChangeBody;
      };
      answer: Me;
    };
    /** Delete my data; the games I played stay, without my name. */
    delete: {
      given: {
        body: DeleteBody;
      };
      answer: Nothing;
    };
  };
  "/api/me/absences": {
    /** My pauses, and how many days of this year are left for more. */
    get: {
      given: {};
      answer: Absences;
    };
    /** Be away: in games of days my time stands still, and the others see it. */
    post: {
      given: {
        body: AbsenceBody;
      };
      answer: Absences;
    };
  };
  "/api/me/absences/{absence}": {
    /** Be back: a pause that holds ends now, one to come is forgotten. */
    delete: {
      given: {
        absence: string;
      };
      answer: Absences;
    };
  };
  "/api/me/blocks": {
    /** People I don't hear, and who can't sit down at my tables. */
    get: {
      given: {};
      answer: Blocked[];
    };
    /** Hear no more of the author of a message; answers everybody I block. */
    post: {
      given: {
        body: BlockBody;
      };
      answer: Blocked[];
    };
  };
  "/api/me/blocks/{block}": {
    /** Hear somebody again; answers everybody I still block. */
    delete: {
      given: {
        block: string;
      };
      answer: Blocked[];
    };
  };
  "/api/me/channels": {
    /** Where "your turn" is sent. */
    get: {
      given: {};
      answer: Channel[];
    };
    /** A new channel; one by mail is confirmed with the code sent there. A target that is known is changed. */
    post: {
      given: {
        body: ChannelBody;
      };
      answer: Channel;
    };
  };
  "/api/me/channels/{channel}": {
    /** Change when a channel is used, or what the device is called; off, it stays and nothing is sent. */
    patch: {
      given: {
        channel: string;
        body: ChannelChange;
      };
      answer: Channel;
    };
    /** Remove a channel. */
    delete: {
      given: {
        channel: string;
      };
      answer: Nothing;
    };
  };
  "/api/me/channels/{channel}/confirm": {
    /** Confirm a mail address with the code sent there. */
    post: {
      given: {
        channel: string;
        body: CodeBody;
      };
      answer: Nothing;
    };
  };
  "/api/me/channels/{channel}/test": {
    /** Send something to try a channel. */
    post: {
      given: {
        channel: string;
      };
      answer: Sent;
    };
  };
  "/api/me/email/confirm": {
    /** Confirm a new mail address with the code sent there; the old one is told, and gets nothing any more. */
    post: {
      given: {
        body: CodeBody;
      };
      answer: Me;
    };
  };
  "/api/me/export": {
    /** Everything stored about me. */
    get: {
      given: {};
      answer: Export;
    };
  };
  "/api/me/figures": {
    /** My sets, the last changed first. */
    get: {
      given: {
        query?: {
          game?: string;
        };
      };
      answer: FigureSet[];
    };
    /** Keep figures under a name. */
    post: {
      given: {
        body: NewFigureSet;
      };
      answer: FigureSet;
    };
  };
  "/api/me/figures/{set_id}": {
    /** A version of my set (0: the newest), and the versions there are. */
    get: {
      given: {
        set_id: string;
        query?: {
          version?: number;
        };
      };
      answer: FigureSetVersion;
    };
    /** Give my set another name, or other figures, which are a new version. */
    put: {
      given: {
        set_id: string;
        body: ChangedFigureSet;
      };
      answer: FigureSet;
    };
    /** Delete my set; tables and records that use it keep their figures. */
    delete: {
      given: {
        set_id: string;
      };
      answer: Nothing;
    };
  };
  "/api/me/figures/{set_id}/link": {
    /** Share my set by a link that nobody can guess; it shows figures, and not whose they are. */
    post: {
      given: {
        set_id: string;
      };
      answer: FigureSet;
    };
    /** Withdraw the link of my set. */
    delete: {
      given: {
        set_id: string;
      };
      answer: FigureSet;
    };
  };
  "/api/me/next": {
    /** The next game that waits for me, going round after the one I look at. */
    get: {
      given: {
        query?: {
          after?: string;
        };
      };
      answer: NextTable;
    };
  };
  "/api/me/results": {
    /** My last finished games. */
    get: {
      given: {};
      answer: PlayedGame[];
    };
  };
  "/api/me/sessions": {
    /** The browsers that are signed in, the last seen first. */
    get: {
      given: {};
      answer: BrowserSession[];
    };
  };
  "/api/me/sessions/{session}": {
    /** Sign another browser out, with the push messages and webhooks it has set up. */
    delete: {
      given: {
        session: string;
      };
      answer: Nothing;
    };
  };
  "/api/me/tables": {
    /** My tables that are open or running, those that wait for me first. */
    get: {
      given: {};
      answer: TableSummary[];
    };
  };
  "/api/me/tokens": {
    /** My tokens, without their text. */
    get: {
      given: {};
      answer: Token[];
    };
    /** A token for a program; its text is shown this once. */
    post: {
      given: {
        body: TokenBody;
      };
      answer: NewToken;
    };
  };
  "/api/me/tokens/{token}": {
    /** Take a token back. */
    delete: {
      given: {
        token: string;
      };
      answer: Nothing;
    };
  };
  "/api/players/{name}": {
    /** A player's page; tables that are only known by their link stay so. */
    get: {
      given: {
        name: string;
      };
      answer: PlayerPage;
    };
  };
  "/api/players/{name}/games": {
    /** A player's finished games, newest first; who else played is told where the table may be known. */
    get: {
      given: {
        name: string;
        query?: {
          game?: string;
          opponent?: string;
          result?: "" | "won" | "lost";
          kind?: "" | "rated" | "bots" | "solo";
          players?: number;
          before?: number | null;
        };
      };
      answer: PlayedGame[];
    };
  };
  "/api/players/{name}/history": {
    /** A player's rating over time in one class of options of a game, the oldest game first. */
    get: {
      given: {
        name: string;
        query?: {
          game?: string;
          variant?: string;
        };
      };
      answer: RatingStep[];
    };
  };
  "/api/players/{name}/rivals": {
    /** How a player fared against other accounts; games behind a link count for those who played them. */
    get: {
      given: {
        name: string;
        query?: {
          game?: string;
          opponent?: string;
        };
      };
      answer: Rival[];
    };
  };
  "/api/push-key": {
    /** The key a browser needs to subscribe to push messages. */
    get: {
      given: {};
      answer: PushKey;
    };
  };
  "/api/puzzles": {
    /** What puzzles there are, today's, and my ratings and days. */
    get: {
      given: {};
      answer: PuzzleOverview;
    };
  };
  "/api/puzzles/history": {
    /** The puzzles I have answered, the newest first. */
    get: {
      given: {};
      answer: PuzzleTried[];
    };
  };
  "/api/puzzles/next": {
    /** A puzzle of about my strength that I have not tried yet. */
    get: {
      given: {
        query?: {
          game?: string;
          theme?: string;
          besides?: string;
        };
      };
      answer: PuzzleTask;
    };
  };
  "/api/puzzles/{puzzle_id}": {
    /** A puzzle, without its solution. */
    get: {
      given: {
        puzzle_id: string;
      };
      answer: PuzzleTask;
    };
  };
  "/api/puzzles/{puzzle_id}/answer": {
    /** What a whole turn is worth; the line comes with the last try. */
    post: {
      given: {
        puzzle_id: string;
        body: PuzzleAnswerBody;
      };
      answer: PuzzleVerdict;
    };
  };
  "/api/puzzles/{puzzle_id}/compose": {
    /** What can be done with the pieces that are picked, and what would come of it. */
    post: {
      given: {
        puzzle_id: string;
        body: PuzzleComposeBody;
      };
      answer: Composed;
    };
  };
  "/api/puzzles/{puzzle_id}/hint": {
    /** The theme of a puzzle, then the piece to begin with; it can then win no more than half. */
    post: {
      given: {
        puzzle_id: string;
        body: PuzzleHintBody;
      };
      answer: PuzzleHint;
    };
  };
  "/api/puzzles/{puzzle_id}/play-on": {
    /** Open a table from the position of a puzzle, with bots at the other seats, who give hints: that counts as one. */
    post: {
      given: {
        puzzle_id: string;
      };
      answer: TableMessage;
    };
  };
  "/api/puzzles/{puzzle_id}/table": {
    /** The table of a puzzle after some answers of the turn, as its seat sees it. */
    post: {
      given: {
        puzzle_id: string;
        body: PuzzleAnswersBody;
      };
      answer: PuzzleTable;
    };
  };
  "/api/puzzles/{puzzle_id}/why": {
    /** Why a piece can't be chosen now. */
    post: {
      given: {
        puzzle_id: string;
        body: PuzzleWhyBody;
      };
      answer: Sentence;
    };
  };
  "/api/records": {
    /** Take a record in as a table that is over; it must verify to the last die. */
    post: {
      given: {
        body: {
          [k: string]: unknown;
        };
      };
      answer: TableMessage;
    };
  };
  "/api/records/check": {
    /** What the text of a record or a position is, and what is wrong with it, by its place. */
    post: {
      given: {
        body: ImportBody;
      };
      answer: ImportCheck;
    };
  };
  "/api/rushes": {
    /** Begin a rush of three minutes. */
    post: {
      given: {
        body: RushBody;
      };
      answer: Rush;
    };
  };
  "/api/rushes/{rush_id}": {
    /** How my rush stands. */
    get: {
      given: {
        rush_id: string;
      };
      answer: Rush;
    };
  };
  "/api/rushes/{rush_id}/answer": {
    /** Answer the puzzle that is asked; the next one comes with the verdict. */
    post: {
      given: {
        rush_id: string;
        body: PuzzleAnswersBody;
      };
      answer: Rush;
    };
  };
  "/api/rushes/{rush_id}/skip": {
    /** Give a puzzle of a rush up: a mistake. When the time is up, the rush is over. */
    post: {
      given: {
        rush_id: string;
      };
      answer: Rush;
    };
  };
  "/api/session": {
    /** Play at once: a guest with a name. With a session already, only the name changes. */
    post: {
      given: {
        body: GuestBody;
      };
      answer: Me;
    };
  };
  "/api/session/forgot": {
    /** Mail a link that sets a new password; the answer never tells whether there is such an account. */
    post: {
      given: {
        body: ForgotBody;
      };
      answer: Nothing;
    };
  };
  "/api/session/login": {
    /** Come back to an account; a guest's games come along. */
    post: {
      given: {
        body: LoginBody;
      };
      answer: Me;
    };
  };
  "/api/session/logout": {
    /** Forget this browser; push messages and webhooks it has set up end with it. */
    post: {
      given: {};
      answer: Nothing;
    };
  };
  "/api/session/register": {
    /** An account by name and password; a guest's games come along. */
    post: {
      given: {
        body: RegisterBody;
      };
      answer: Me;
    };
  };
  "/api/session/reset": {
    /** Set a new password with the code of the mail; all other sessions and all tokens end. */
    post: {
      given: {
        body: ResetBody;
      };
      answer: Me;
    };
  };
  "/api/studies": {
    /** Public studies by game, theme, author and title; or mine, whoever may read them. */
    get: {
      given: {
        query?: {
          game?: string;
          theme?: string;
          author?: string;
          text?: string;
          mine?: boolean;
          language?: "en" | "fr" | "de";
        };
      };
      answer: StudySummary[];
    };
    /** Begin a study; it is private at first. */
    post: {
      given: {
        body: NewStudy;
      };
      answer: Study;
    };
  };
  "/api/studies/import": {
    /** Take in the file of a study as mine; every move in it must be legal. */
    post: {
      given: {
        body: StudyImportBody;
      };
      answer: Study;
    };
  };
  "/api/studies/{study_id}": {
    /** A study, with the list of its chapters; the code that invites others is told to its owner, who may write. */
    get: {
      given: {
        study_id: string;
        query?: {
          language?: "en" | "fr" | "de";
        };
      };
      answer: Study;
    };
    /** Give my study another title, other themes, or other readers. */
    patch: {
      given: {
        study_id: string;
        body: ChangedStudy;
      };
      answer: Study;
    };
    /** Delete my study, with all its chapters. */
    delete: {
      given: {
        study_id: string;
      };
      answer: Nothing;
    };
  };
  "/api/studies/{study_id}/chapters": {
    /** Begin a chapter with a set-up, a position, a record, a finished game or a puzzle I have answered. */
    post: {
      given: {
        study_id: string;
        body: NewChapter;
      };
      answer: StudyChapter;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}": {
    /** A chapter; or only what changed after an edit. */
    get: {
      given: {
        study_id: string;
        chapter_id: string;
        query?: {
          since?: number;
          language?: "en" | "fr" | "de";
        };
      };
      answer: StudyChapter;
    };
    /** Delete a chapter. */
    delete: {
      given: {
        study_id: string;
        chapter_id: string;
      };
      answer: Nothing;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}/compose": {
    /** What can be done with the pieces that are picked, and what would come of it. */
    post: {
      given: {
        study_id: string;
        chapter_id: string;
        body: PlaceComposeBody;
      };
      answer: Composed;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}/play-on": {
    /** Open a table from a place of a chapter, with bots at the other seats. */
    post: {
      given: {
        study_id: string;
        chapter_id: string;
        body: PlaceBody;
      };
      answer: TableMessage;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}/table": {
    /** The table at a place of a chapter, as the seat sees it that is asked there. */
    post: {
      given: {
        study_id: string;
        chapter_id: string;
        body: PlaceBody;
      };
      answer: PlaceTable;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}/value": {
    /** What a place is worth for the seat that is asked there; kept in the study when a writer asks. */
    post: {
      given: {
        study_id: string;
        chapter_id: string;
        body: PlaceBody;
      };
      answer: StudyValue;
    };
  };
  "/api/studies/{study_id}/chapters/{chapter_id}/why": {
    /** Why a piece can't be chosen at a place. */
    post: {
      given: {
        study_id: string;
        chapter_id: string;
        body: PlaceWhyBody;
      };
      answer: Sentence;
    };
  };
  "/api/studies/{study_id}/edits": {
    /** Change a chapter: moves, comments, marks, glyphs; stale where somebody else changed the same meanwhile. */
    post: {
      given: {
        study_id: string;
        body: StudyEditBody;
      };
      answer: StudyEdited;
    };
  };
  "/api/studies/{study_id}/export": {
    /** A study as one file. */
    get: {
      given: {
        study_id: string;
        query?: {
          language?: "en" | "fr" | "de";
        };
      };
      answer: StudyFile;
    };
  };
  "/api/studies/{study_id}/invite": {
    /** Make a code that lets others write in my study, in the place of the one before; or withdraw it. */
    post: {
      given: {
        study_id: string;
        body: StudyInviteBody;
      };
      answer: Study;
    };
  };
  "/api/studies/{study_id}/join": {
    /** Come to write in a study by its code. */
    post: {
      given: {
        study_id: string;
        body: StudyJoinBody;
      };
      answer: Study;
    };
  };
  "/api/studies/{study_id}/writers/{name}": {
    /** Let somebody write no longer in my study; or leave one of somebody else. */
    delete: {
      given: {
        study_id: string;
        name: string;
      };
      answer: Nothing;
    };
  };
  "/api/tables": {
    /** Public tables, newest first; with `mine`, all of my own. */
    get: {
      given: {
        query?: {
          game?: string | null;
          status?: "open" | "running" | "over" | "stopped" | "frozen" | null;
          mine?: boolean;
          before?: number | null;
        };
      };
      answer: TableSummary[];
    };
    /** Open a table; it starts by itself when no seat is open. */
    post: {
      given: {
        body: NewTable;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}": {
    /** How a table stands. */
    get: {
      given: {
        table_id: string;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/along": {
    /** My running game as I know it, as a table to ask a device for; what I can't know is dealt anew. */
    get: {
      given: {
        table_id: string;
      };
      answer: NewTable;
    };
  };
  "/api/tables/{table_id}/analysis": {
    /** A finished game looked at again; 202 with `done` of `of` while it is being worked out. */
    get: {
      given: {
        table_id: string;
      };
      answer: AnalysisDocument | Progress;
    };
  };
  "/api/tables/{table_id}/chat": {
    /** What was said at the table, besides by people I block. */
    get: {
      given: {
        table_id: string;
        query?: {
          after?: number;
        };
      };
      answer: ChatMessage[];
    };
    /** Say something at the table. */
    post: {
      given: {
        table_id: string;
        body: ChatBody;
      };
      answer: ChatMessage;
    };
  };
  "/api/tables/{table_id}/chat/{message}": {
    /** The host takes away what somebody said. */
    delete: {
      given: {
        table_id: string;
        message: number;
      };
      answer: Nothing;
    };
  };
  "/api/tables/{table_id}/chat/{message}/mute": {
    /** The host lets the author of a message talk no more at this table, or again; answers who is muted. */
    post: {
      given: {
        table_id: string;
        message: number;
        body: MuteBody;
      };
      answer: Muted[];
    };
  };
  "/api/tables/{table_id}/compose": {
    /** What a seat can do with the pieces it has picked, and what would come of it. */
    post: {
      given: {
        table_id: string;
        body: ComposeBody;
      };
      answer: Composed;
    };
  };
  "/api/tables/{table_id}/end-turn": {
    /** Confirm a turn that could still be taken back. */
    post: {
      given: {
        table_id: string;
        body: EndTurnBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/events": {
    /** The table as an event stream; each event's data is one message. */
    get: {
      given: {
        table_id: string;
        query?: {
          since?: number;
        };
      };
      answer: string;
    };
  };
  "/api/tables/{table_id}/fork": {
    /** A game from the position after so many decisions, with bots in the seats of the others. */
    post: {
      given: {
        table_id: string;
        body: ForkBody;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/give": {
    /** Give another seat that is waited for a day more, or a minute where the clock is live. */
    post: {
      given: {
        table_id: string;
        body: GiveBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/go": {
    /** Leave: a bot plays for the seat from now on. In a rated game that loses it; one may come back and play on. */
    post: {
      given: {
        table_id: string;
        body: GoBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/hand-over": {
    /**
     * Agree that a bot takes a seat that was waited for too long; the host decides alone, else all the others.
     *
     * A host who sits nowhere does it with `"seat": -1`.
     */
    post: {
      given: {
        table_id: string;
        body: HandOverBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/hint": {
    /** What a bot would do in my place, at a table that is not rated. */
    post: {
      given: {
        table_id: string;
        body: HintBody;
      };
      answer: HintDocument;
    };
  };
  "/api/tables/{table_id}/join": {
    /** Take an open seat; the last one starts the game. */
    post: {
      given: {
        table_id: string;
        body: JoinBody;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/leave": {
    /** Give the seat up before the game; when the host leaves, the table closes. */
    post: {
      given: {
        table_id: string;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/move": {
    /** Answer the question a seat is asked. */
    post: {
      given: {
        table_id: string;
        body: MoveBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/mutes": {
    /** Who may not talk at the table; for its host. */
    get: {
      given: {
        table_id: string;
      };
      answer: Muted[];
    };
  };
  "/api/tables/{table_id}/pause": {
    /** Agree to a pause, in which no time is counted; it begins when all who play agree, and anybody ends it. */
    post: {
      given: {
        table_id: string;
        body: PauseBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/ready": {
    /** Say that I am ready; a game with a ready check begins when everybody is. */
    post: {
      given: {
        table_id: string;
        body: ReadyBody;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/record": {
    /** The record of a game: when it is over with all that verifies it, before that to whoever plays every seat. */
    get: {
      given: {
        table_id: string;
      };
      answer: GameRecord;
    };
  };
  "/api/tables/{table_id}/rematch": {
    /** The same people again; or the table another player already opened for it. */
    post: {
      given: {
        table_id: string;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/replay/{moves}": {
    /** The table as it was after so many decisions. */
    get: {
      given: {
        table_id: string;
        moves: number;
        query?: {
          seat?: number;
        };
      };
      answer: ReplayMessage;
    };
  };
  "/api/tables/{table_id}/resign": {
    /** Give up, which loses the game: it ends if one opponent is left, else a bot plays on for the seat. */
    post: {
      given: {
        table_id: string;
        body: ResignBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/return": {
    /** Take the seat back from the bot that stood in, from the seat's next turn on. */
    post: {
      given: {
        table_id: string;
        body: ReturnBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/seats": {
    /** The host opens a seat, gives it to a bot or keeps it for an account; whoever sat there is removed. */
    post: {
      given: {
        table_id: string;
        body: SeatBody;
      };
      answer: TableMessage;
    };
  };
  "/api/tables/{table_id}/setting": {
    /** Settle how questions of a kind are answered for a seat; nobody else is told. */
    post: {
      given: {
        table_id: string;
        body: SettingBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/state": {
    /** How the table stands for me; with `wait`, held until there is news after `since`. */
    get: {
      given: {
        table_id: string;
        query?: {
          since?: number;
          wait?: number;
        };
      };
      answer: TableMessages;
    };
  };
  "/api/tables/{table_id}/stop": {
    /** Agree to stop without a result; it happens when all people agree. */
    post: {
      given: {
        table_id: string;
        body: StopBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/turn": {
    /** Play a composed turn: its answers replace those that could be taken back, accepted or refused whole. */
    post: {
      given: {
        table_id: string;
        body: TurnBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/undo": {
    /** Take back the last decisions, as far as the last seal. */
    post: {
      given: {
        table_id: string;
        body: UndoBody;
      };
      answer: Accepted;
    };
  };
  "/api/tables/{table_id}/verify": {
    /** Work out again everything a finished game claims about its luck. */
    get: {
      given: {
        table_id: string;
      };
      answer: Verified;
    };
  };
  "/api/tables/{table_id}/why": {
    /** Why a piece can't be chosen now. */
    post: {
      given: {
        table_id: string;
        body: WhyBody;
      };
      answer: Sentence;
    };
  };
  "/api/unsubscribe/{token}": {
    /** Send nothing more to the address a mail went to: the link of a mail, followed by one click (RFC 8058). */
    post: {
      given: {
        token: string;
      };
      answer: Nothing;
    };
  };
  "/health": {
    /** The process answers. */
    get: {
      given: {};
      answer: Health;
    };
  };
  "/ready": {
    /** The database can be written, and the bus answers too. */
    get: {
      given: {};
      answer: Ready;
    };
  };
}
