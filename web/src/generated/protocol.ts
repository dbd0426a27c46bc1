/** Made by `make types` from src/beffroi; do not edit. */

export type Message =
  | HelloMessage
  | TableMessage
  | Update
  | ChatMessage
  | ChatRemovedMessage
  | AcceptedMessage
  | RefusedMessage
  | WhyMessage
  | LobbyMessage
  | PongMessage;
export type Command =
  Move | Undo | ConfirmTurn | Resign | Return | Stop | Setting | Chat | Why | Watch | Unwatch | LobbyOn | Ping;
export type SeatCommand = Move | Undo | ConfirmTurn | Resign | Return | Stop | Setting;
export type ClockSnapshot = NoClock | LiveClock | DaysClock;
export type ClockTerms = NoClock | LiveTerms | DaysTerms;
export type ErrorCode =
  | "bad-record"
  | "bad-request"
  | "banned"
  | "busy"
  | "cross-site"
  | "forbidden"
  | "frozen"
  | "full"
  | "illegal"
  | "name-taken"
  | "not-found"
  | "not-running"
  | "not-signed-in"
  | "not-your-seat"
  | "not-your-turn"
  | "over"
  | "stale"
  | "too-fast"
  | "too-large"
  | "wrong-password"
  | "wrong-type";
export type Status = "closed" | "frozen" | "open" | "over" | "running" | "stopped";
export type Scope = "account" | "admin" | "chat" | "play" | "read" | "tables";
export type Argument = number | string;
export type TurningPoint = TurningDecision | TurningLuck;

export interface Protocol {
  Sentence: Sentence;
  Choice: Choice;
  GameEvent: GameEvent;
  NoClock: NoClock;
  LiveClock: LiveClock;
  DaysClock: DaysClock;
  LiveTerms: LiveTerms;
  DaysTerms: DaysTerms;
  ClockSettings: ClockSettings;
  QuestionSetting: QuestionSetting;
  Update: Update;
  SeatSummary: SeatSummary;
  SeatStatus: SeatStatus;
  TableTerms: TableTerms;
  TableFigures: TableFigures;
  TableSummary: TableSummary;
  SeatSettingTerms: SeatSettingTerms;
  TableMessage: TableMessage;
  ChatMessage: ChatMessage;
  ChatRemovedMessage: ChatRemovedMessage;
  Played: Played;
  ReplayMessage: ReplayMessage;
  HelloMessage: HelloMessage;
  Me: Me;
  AcceptedMessage: AcceptedMessage;
  RefusedMessage: RefusedMessage;
  WhyMessage: WhyMessage;
  LobbyMessage: LobbyMessage;
  PongMessage: PongMessage;
  MoveBody: MoveBody;
  UndoBody: UndoBody;
  EndTurnBody: EndTurnBody;
  ResignBody: ResignBody;
  ReturnBody: ReturnBody;
  StopBody: StopBody;
  SettingBody: SettingBody;
  ChatBody: ChatBody;
  WhyBody: WhyBody;
  Move: Move;
  Undo: Undo;
  ConfirmTurn: ConfirmTurn;
  Resign: Resign;
  Return: Return;
  Stop: Stop;
  Setting: Setting;
  Chat: Chat;
  Why: Why;
  Watch: Watch;
  Unwatch: Unwatch;
  LobbyOn: LobbyOn;
  Ping: Ping;
  Nothing: Nothing;
  Failure: Failure;
  GameOption: GameOption;
  GameLevel: GameLevel;
  GameInfo: GameInfo;
  CatalogueBody: CatalogueBody;
  NewSeat: NewSeat;
  NewTable: NewTable;
  FiguresChoice: FiguresChoice;
  JoinBody: JoinBody;
  SeatBody: SeatBody;
  ForkBody: ForkBody;
  Accepted: Accepted;
  TableMessages: TableMessages;
  MuteBody: MuteBody;
  Muted: Muted;
  HintBody: HintBody;
  Progress: Progress;
  Verified: Verified;
  Statistics: Statistics;
  Rating: Rating;
  Result: Result;
  PlayerPage: PlayerPage;
  Leader: Leader;
  Leaderboard: Leaderboard;
  Health: Health;
  Ready: Ready;
  ReasonBody: ReasonBody;
  AdminTable: AdminTable;
  AdminPerson: AdminPerson;
  Rebuilt: Rebuilt;
  PersonName: PersonName;
  GuestBody: GuestBody;
  RegisterBody: RegisterBody;
  LoginBody: LoginBody;
  ForgotBody: ForgotBody;
  ResetBody: ResetBody;
  NextTable: NextTable;
  ChangeBody: ChangeBody;
  DeleteBody: DeleteBody;
  Export: Export;
  TokenBody: TokenBody;
  Token: Token;
  NewToken: NewToken;
  PushKey: PushKey;
  ChannelBody: ChannelBody;
  Channel: Channel;
  BlockBody: BlockBody;
  Blocked: Blocked;
  CodeBody: CodeBody;
  Sent: Sent;
  Printed: Printed;
  FigureField: FigureField;
  FigureCard: FigureCard;
  FigureDeck: FigureDeck;
  FigureCheck: FigureCheck;
  FigureBook: FigureBook;
  AnsweredFigure: AnsweredFigure;
  AnsweredFigures: AnsweredFigures;
  FigureRevision: FigureRevision;
  NewFigureRevision: NewFigureRevision;
  FiguresBody: FiguresBody;
  FigureProblem: FigureProblem;
  CheckedFigures: CheckedFigures;
  NewFigureSet: NewFigureSet;
  ChangedFigureSet: ChangedFigureSet;
  FigureSet: FigureSet;
  FigureVersion: FigureVersion;
  FigureSetVersion: FigureSetVersion;
  SharedFigures: SharedFigures;
  BalanceBody: BalanceBody;
  BalanceInterval: BalanceInterval;
  BalanceRow: BalanceRow;
  BalanceReport: BalanceReport;
  BalanceJob: BalanceJob;
  Message: Message;
  Command: Command;
  SeatCommand: SeatCommand;
  ClockSnapshot: ClockSnapshot;
  ClockTerms: ClockTerms;
  ErrorCode: ErrorCode;
  Status: Status;
  Scope: Scope;
  Argument: Argument;
  RecordFigures: RecordFigures;
  RecordEnding: RecordEnding;
  GameRecord: GameRecord;
  ReviewSentence: ReviewSentence;
  ReviewReason: ReviewReason;
  HintChoice: HintChoice;
  HintDocument: HintDocument;
  PlayedChoice: PlayedChoice;
  BetterChoice: BetterChoice;
  TurningDecision: TurningDecision;
  TurningLuck: TurningLuck;
  ScoreParts: ScoreParts;
  UseSentence: UseSentence;
  SeatUse: SeatUse;
  UsedCard: UsedCard;
  JudgedDecision: JudgedDecision;
  AnalysisDocument: AnalysisDocument;
  TurningPoint: TurningPoint;
}
/** A sentence of the game by its text key, with its arguments by name. */
export interface Sentence {
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/** An answer the seat may give: its code, the piece of the page it belongs to, and what it says. */
export interface Choice {
  code: string;
  anchor: string;
  label: Sentence;
}
/** Something that happened, as far as the seat may know. */
export interface GameEvent {
  seq: number;
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/** Nobody's time is counted. */
export interface NoClock {
  kind: "none";
}
/** The time left for a whole game, at the moment `at`. */
export interface LiveClock {
  kind: "live";
  /** milliseconds, by seat */
  left: number[];
  /** the seats whose time runs */
  running: number[];
  at: number;
}
/** The time left for a turn, at the moment `at`. */
export interface DaysClock {
  kind: "days";
  /** milliseconds, by seat */
  left: number[];
  /** the seats whose time runs */
  running: number[];
  at: number;
}
/** A clock for the whole game, as agreed. */
export interface LiveTerms {
  kind: "live";
  /** seconds for the whole game */
  base: number;
  /** seconds added at each turn */
  plus: number;
}
/** A clock for each turn, as agreed. */
export interface DaysTerms {
  kind: "days";
  days: number;
}
/** The clock a host asks for; the fields of another kind of clock are ignored. */
export interface ClockSettings {
  kind?: "days" | "live" | "none";
  /** seconds for the whole game (live) */
  base?: number;
  /** seconds added at each turn (live) */
  plus?: number;
  /** for each turn (days) */
  days?: number;
}
/** The setting that may answer the question a seat is asked: those of its choices by which an answer stands now. */
export interface QuestionSetting {
  name: string;
  choices: string[];
}
/** Everything a page needs to show the table to one seat; seat -1 watches. */
export interface Update {
  t: "update";
  table: string;
  seq: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
  waiting: number[];
  question: Sentence | null;
  choices: Choice[];
  answered: string | null;
  events: GameEvent[];
  drop: number | null;
  clock: NoClock | LiveClock | DaysClock;
  undo: number;
  end_turn: boolean;
  /** what the seat has settled, by the name of the setting; nobody else is told */
  settings: {
    [k: string]: string;
  };
  setting: QuestionSetting | null;
  moves: number;
  over: boolean;
  scores:
    | {
        [k: string]: number;
      }[]
    | null;
  ranking: number[][] | null;
}
/** Who sits where. A kept seat waits for the person who is named; `you` says that it is the asker. */
export interface SeatSummary {
  seat: number;
  kind: "bot" | "human" | "kept" | "open";
  name: string;
  guest: boolean;
  level: string | null;
  online: boolean;
  you: boolean;
}
/** Who sits where, and who decides there: the level of a bot that stands in, whether they gave up or would stop. */
export interface SeatStatus {
  seat: number;
  kind: "bot" | "human" | "kept" | "open";
  name: string;
  guest: boolean;
  level: string | null;
  online: boolean;
  you: boolean;
  standin: string | null;
  resigned: boolean;
  stop: boolean;
}
/** A table around its game: what was agreed, and how it stands. `you` are the asker's seats. */
export interface TableTerms {
  table: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  /** none: the game has no figures to choose */
  figure_set: TableFigures | null;
  status: "closed" | "frozen" | "open" | "over" | "running" | "stopped";
  access: "link" | "public";
  clock: NoClock | LiveTerms | DaysTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  host: string;
  mine: boolean;
  you: number[];
  waiting: number[];
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  origin: string | null;
  imported: boolean;
}
/** What a table is played with. */
export interface TableFigures {
  kind: "default" | "given" | "program" | "set";
  name: string;
  /** of the set, or the revision of the server's default */
  version: number;
  digest: string;
  /** the server's default when the table was opened: rated like others */
  standard: boolean;
}
/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  /** none: the game has no figures to choose */
  figure_set: TableFigures | null;
  status: "closed" | "frozen" | "open" | "over" | "running" | "stopped";
  access: "link" | "public";
  clock: NoClock | LiveTerms | DaysTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  host: string;
  mine: boolean;
  you: number[];
  waiting: number[];
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  origin: string | null;
  imported: boolean;
  seats: SeatSummary[];
}
/** What a seat may settle once for its questions of a kind; the first choice holds until it does. */
export interface SeatSettingTerms {
  name: string;
  choices: string[];
}
/** A table, and the luck of its game: committed to before, told after. */
export interface TableMessage {
  t: "table";
  table: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  /** none: the game has no figures to choose */
  figure_set: TableFigures | null;
  status: "closed" | "frozen" | "open" | "over" | "running" | "stopped";
  access: "link" | "public";
  clock: NoClock | LiveTerms | DaysTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  host: string;
  mine: boolean;
  you: number[];
  waiting: number[];
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  origin: string | null;
  imported: boolean;
  /** it ends by a revision of the rules that new tables no longer get */
  earlier_rules: boolean;
  settings: SeatSettingTerms[];
  seats: SeatStatus[];
  seq: number;
  commitment: string;
  secret: string | null;
  nonces: {
    [k: string]: string;
  };
  now: number;
}
/** Something said at the table; without a seat by somebody who watches. */
export interface ChatMessage {
  t: "chat";
  table: string;
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}
/** Something said at the table that the host took away. */
export interface ChatRemovedMessage {
  t: "chat-removed";
  table: string;
  id: number;
}
/** A decision that was made. */
export interface Played {
  seat: number;
  code: string;
  label: Sentence;
}
/** The table as it was after `n` of its `moves` decisions, as one seat saw it; up to `seq` events were told. */
export interface ReplayMessage {
  t: "replay";
  table: string;
  seat: number;
  seq: number;
  n: number;
  moves: number;
  view: {
    [k: string]: unknown;
  };
  waiting: number[];
  events: Sentence[];
  last: Played | null;
  over: boolean;
  scores:
    | {
        [k: string]: number;
      }[]
    | null;
  ranking: number[][] | null;
}
/** The first message of a connection: the person it belongs to, and the versions of the server and its protocol. */
export interface HelloMessage {
  t: "hello";
  me: Me | null;
  version: string;
  protocol: number;
}
/** The one who asks, and how many games wait for them. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  email: string | null;
  language: string;
  waiting: number;
}
/** A command was carried out, now or when its key was seen before. */
export interface AcceptedMessage {
  t: "accepted";
  table: string;
  key: string;
  seq: number;
  duplicate: boolean;
}
/** A command was not carried out and changed nothing; `seq` says how far the table is, where that is known. */
export interface RefusedMessage {
  t: "refused";
  table: string | null;
  key: string | null;
  error:
    | "bad-record"
    | "bad-request"
    | "banned"
    | "busy"
    | "cross-site"
    | "forbidden"
    | "frozen"
    | "full"
    | "illegal"
    | "name-taken"
    | "not-found"
    | "not-running"
    | "not-signed-in"
    | "not-your-seat"
    | "not-your-turn"
    | "over"
    | "stale"
    | "too-fast"
    | "too-large"
    | "wrong-password"
    | "wrong-type";
  message: string;
  seq: number | null;
}
/** The reason a piece can't be chosen by the seat now. */
export interface WhyMessage {
  t: "why";
  table: string;
  seat: number;
  anchor: string;
  label: Sentence;
}
/** The list of public tables changed. */
export interface LobbyMessage {
  t: "lobby";
}
/** The answer to a ping, with its own time. */
export interface PongMessage {
  t: "pong";
  at: number;
}
/** An answer to the question the seat is asked at `seq`. */
export interface MoveBody {
  seat: number;
  seq: number;
  key: string;
  code: string;
}
/** Take back the seat's last decisions. */
export interface UndoBody {
  seat: number;
  seq: number;
  key: string;
  count?: number;
}
/** The turn stays as it is. */
export interface EndTurnBody {
  seat: number;
  seq: number;
  key: string;
}
/** Give the game up. */
export interface ResignBody {
  seat: number;
  key: string;
}
/** Take the seat back from the bot that stood in. */
export interface ReturnBody {
  seat: number;
  key: string;
}
/** Agree to stop without a result, or no longer. */
export interface StopBody {
  seat: number;
  key: string;
  agree?: boolean;
}
/** How questions of a kind are answered for the seat from now on: `ask`, or another choice of the setting. */
export interface SettingBody {
  seat: number;
  key: string;
  name: string;
  choice: string;
}
/** Something to say at the table. */
export interface ChatBody {
  text: string;
}
/** Why can this piece not be chosen? */
export interface WhyBody {
  seat: number;
  anchor: string;
}
export interface Move {
  t: "move";
  seat: number;
  seq: number;
  key: string;
  code: string;
  table: string;
}
export interface Undo {
  t: "undo";
  seat: number;
  seq: number;
  key: string;
  count?: number;
  table: string;
}
export interface ConfirmTurn {
  t: "end-turn";
  seat: number;
  seq: number;
  key: string;
  table: string;
}
export interface Resign {
  t: "resign";
  seat: number;
  key: string;
  table: string;
}
export interface Return {
  t: "return";
  seat: number;
  key: string;
  table: string;
}
export interface Stop {
  t: "stop";
  seat: number;
  key: string;
  agree?: boolean;
  table: string;
}
export interface Setting {
  t: "setting";
  seat: number;
  key: string;
  name: string;
  choice: string;
  table: string;
}
export interface Chat {
  t: "chat";
  text: string;
  table: string;
}
export interface Why {
  t: "why";
  seat: number;
  anchor: string;
  table: string;
}
export interface Watch {
  t: "watch";
  table: string;
  since?: number;
}
export interface Unwatch {
  t: "unwatch";
  table: string;
}
export interface LobbyOn {
  t: "lobby";
  on?: boolean;
}
export interface Ping {
  t: "ping";
  at?: number;
}
/** It is done; there is nothing to say about it. */
export interface Nothing {}
/** Why a request was refused: a code for the program, a sentence for the reader. */
export interface Failure {
  /** a fault is the server's own, with status 500 */
  error:
    | (
        | "bad-record"
        | "bad-request"
        | "banned"
        | "busy"
        | "cross-site"
        | "forbidden"
        | "frozen"
        | "full"
        | "illegal"
        | "name-taken"
        | "not-found"
        | "not-running"
        | "not-signed-in"
        | "not-your-seat"
        | "not-your-turn"
        | "over"
        | "stale"
        | "too-fast"
        | "too-large"
        | "wrong-password"
        | "wrong-type"
      )
    | "fault";
  message: string;
}
/** Something the host may choose: a flag, one of some choices, any of them, or a table of figures. */
export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "set" | "table";
  default: unknown;
  choices: string[];
}
/** A bot's strength, and its name in each language. */
export interface GameLevel {
  slug: string;
  titles: {
    [k: string]: string;
  };
}
/** A game of the house: for how many, by which revision of the rules, with which options and bots. */
export interface GameInfo {
  slug: string;
  title: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  rules: number;
  options: GameOption[];
  levels: GameLevel[];
}
/** The options of a game, and a revision of its rules (0: the newest). */
export interface CatalogueBody {
  options?: {
    [k: string]: unknown;
  };
  rules?: number;
}
/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}
/** What the host asks for. */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[];
  options?: {
    [k: string]: unknown;
  };
  access?: "link" | "public";
  clock?: ClockSettings;
  confirm?: boolean;
  chat?: boolean;
  rated?: boolean;
  nonce?: string;
  start?: {
    [k: string]: unknown;
  } | null;
  figures?: FiguresChoice;
}
/** What a new table is played with: the default, the program's own, a set, or figures given with the request. */
export interface FiguresChoice {
  kind?: "default" | "given" | "mine" | "program" | "shared";
  /** of the set, or the link of a shared one */
  id?: string;
  /** 0: the newest */
  version?: number;
  /** of figures given with the request */
  name?: string;
  figures?: {
    [k: string]: unknown;
  } | null;
}
/** The wanted seat, if it matters, and a word that goes into the luck. */
export interface JoinBody {
  seat?: number | null;
  nonce?: string;
}
/** What becomes of a seat. */
export interface SeatBody {
  seat: number;
  kind: "bot" | "open";
  level?: string | null;
}
/** After how many decisions the new game begins. */
export interface ForkBody {
  moves: number;
}
/** A request was granted, now or when its key was seen before. */
export interface Accepted {
  seq: number;
  duplicate: boolean;
}
/** The table and, once it plays, an update for each of the asker's seats. */
export interface TableMessages {
  messages: (TableMessage | Update)[];
}
/** Whether the author of a message may no longer talk at the table. */
export interface MuteBody {
  muted?: boolean;
}
/** Somebody who may not talk at a table, with the last thing they said there. */
export interface Muted {
  name: string;
  message: number;
}
/** For which seat, and at which moment. */
export interface HintBody {
  seat: number;
  seq: number;
}
/** How far the work is. */
export interface Progress {
  done: number;
  of: number;
}
/** Whether a finished game agrees with the luck it was promised, and how much was worked out again. */
export interface Verified {
  agrees: boolean;
  /** what does not fit, in one line */
  wrong: string;
  commitment: string;
  draws: number;
  moves: number;
}
/** How often and how well somebody played a game in one class of options. */
export interface Statistics {
  game: string;
  variant: string;
  games: number;
  won: number;
  average: number;
  best: number;
}
/** A player's strength in one class of options of a game. */
export interface Rating {
  game: string;
  variant: string;
  games: number;
  rating: number;
}
/** A finished game; the table is named where the reader may know it. */
export interface Result {
  game: string;
  variant: string;
  rank: number;
  players: number;
  score: number;
  resigned: boolean;
  ended: number;
  table: string | null;
}
/** A player in public. */
export interface PlayerPage {
  name: string;
  games: Statistics[];
  ratings: Rating[];
  recent: Result[];
}
/** A player or a bot of the leaderboard: a cautious rating, and the estimate and doubt behind it. */
export interface Leader {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
/** The strongest of a game in one class of options, and the classes there are. */
export interface Leaderboard {
  game: string;
  variant: string;
  variants: string[];
  leaders: Leader[];
}
/** The process answers. */
export interface Health {
  status: "ok";
  version: string;
}
/** Whether the database can be written, and the bus between workers answers. */
export interface Ready {
  database: boolean;
  bus: boolean;
}
/** Why; it is kept in the table's log. */
export interface ReasonBody {
  reason?: string;
}
/** A table as the administrator sees it: the length of its log, and when a clock runs out. */
export interface AdminTable {
  id: string;
  game: string;
  status: "closed" | "frozen" | "open" | "over" | "running" | "stopped";
  access: "link" | "public";
  head: number;
  seats: number;
  created: number;
  changed: number;
  deadline: number | null;
}
/** A person as the administrator sees them. */
export interface AdminPerson {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  banned: boolean;
  created: number;
  seen: number;
  seats: number;
}
/** What a table's log made of it. */
export interface Rebuilt {
  table: string;
  status: "closed" | "frozen" | "open" | "over" | "running" | "stopped";
  entries: number;
}
/** Whom it concerned. */
export interface PersonName {
  name: string;
}
/** What a guest is called. */
export interface GuestBody {
  name: string;
}
/** A new account. */
export interface RegisterBody {
  name: string;
  password: string;
  email?: string | null;
}
/** An account's name and password. */
export interface LoginBody {
  name: string;
  password: string;
}
/** The account whose password was forgotten. */
export interface ForgotBody {
  name: string;
}
/** The code of the mail, and the new password. */
export interface ResetBody {
  code: string;
  password: string;
}
/** A game that waits, if one does, and how many there are. */
export interface NextTable {
  table: string | null;
  waiting: number;
}
/** What shall be otherwise; mail address and password need the old password. */
export interface ChangeBody {
  name?: string | null;
  email?: string | null;
  language?: ("de" | "en" | "fr") | null;
  password?: string | null;
  old_password?: string | null;
}
/** The password of an account that is to be forgotten; a guest has none. */
export interface DeleteBody {
  password?: string | null;
}
/** Every row of the database that names me, as it is stored. */
export interface Export {
  person: {
    [k: string]: unknown;
  }[];
  seats: {
    [k: string]: unknown;
  }[];
  chats: {
    [k: string]: unknown;
  }[];
  results: {
    [k: string]: unknown;
  }[];
  ratings: {
    [k: string]: unknown;
  }[];
  tokens: {
    [k: string]: unknown;
  }[];
  channels: {
    [k: string]: unknown;
  }[];
  figure_sets: {
    [k: string]: unknown;
  }[];
  blocks: {
    [k: string]: unknown;
  }[];
}
/** What a token is for, and what it may do. */
export interface TokenBody {
  name: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  scopes: ("account" | "admin" | "chat" | "play" | "read" | "tables")[];
}
/** A program's key to an account, without its text. */
export interface Token {
  id: string;
  name: string;
  scopes: string[];
  created: number;
}
/** A new token with its text, which is told this once. */
export interface NewToken {
  id: string;
  name: string;
  scopes: string[];
  token: string;
}
/** The public key of this house's push messages. */
export interface PushKey {
  key: string;
}
/** A way to be reached, at each turn or once a day. */
export interface ChannelBody {
  kind: "mail" | "push" | "service" | "webhook";
  target: string;
  mode?: "digest" | "each";
}
/** A way to reach somebody; nothing is sent to a mail address before it is confirmed. */
export interface Channel {
  id: string;
  kind: "mail" | "push" | "service" | "webhook";
  target: string;
  mode: "digest" | "each";
  confirmed: boolean;
  created: number;
  failures: number;
}
/** The author of a message at a table, whom I don't want to hear. */
export interface BlockBody {
  table: string;
  message: number;
}
/** Somebody I don't hear; the id is mine alone. */
export interface Blocked {
  id: string;
  name: string;
  created: number;
}
/** The code that was sent. */
export interface CodeBody {
  code: string;
}
/** Whether it went out. */
export interface Sent {
  sent: boolean;
}
/** Where a figure stands in the box: on a card, the board or a tile, and where on it; empty where we don't know. */
export interface Printed {
  on: string;
  spot: string;
}
/** One figure: what it is in the program's table, where that comes from, and what may be typed instead. */
export interface FigureField {
  key: string;
  path: string;
  kind: "letters" | "number" | "word";
  value: unknown;
  /** said by a rulebook, read from a damaged print, an outside source, our proposal */
  mark: "P" | "R" | "S" | "X";
  /** it can't be part of a set */
  locked: boolean;
  least: number;
  most: number;
  words: string[];
  /** fewest and most items, for each level of lists; none for a single figure */
  shape: number[][];
  printed: Printed;
}
/** A card, a tile or a board with its figures; `name` is a key of the game's texts. */
export interface FigureCard {
  path: string;
  slug: string;
  name: string;
  fields: FigureField[];
}
/** What lies together in the box. */
export interface FigureDeck {
  slug: string;
  cards: FigureCard[];
}
/** What several figures must keep together: a sum between two bounds, or no two equal. */
export interface FigureCheck {
  kind: "different" | "sum";
  name: string;
  paths: string[];
  least: number;
  most: number;
}
/** Every figure of a game, and the default this server gives to new tables. */
export interface FigureBook {
  game: string;
  rules: number;
  /** of the server's figures; 0: as they come with the program */
  revision: number;
  /** where that revision differs from the program's table */
  default: {
    [k: string]: unknown;
  };
  /** of the default */
  digest: string;
  /** owners who must agree until a figure counts as confirmed */
  needed: number;
  decks: FigureDeck[];
  checks: FigureCheck[];
}
/** What owners typed for one figure, independently of one another. */
export interface AnsweredFigure {
  path: string;
  value: unknown;
  /** accounts that typed this */
  owners: number;
  /** accounts that typed something else */
  others: number;
  confirmed: boolean;
  /** when as many owners agreed as are needed */
  since: number | null;
}
/** The figures owners typed, and how many of them must agree. */
export interface AnsweredFigures {
  needed: number;
  figures: AnsweredFigure[];
}
/** A revision of the figures that this server gives to new tables; revision 0 is the program's own table. */
export interface FigureRevision {
  revision: number;
  at: number;
  note: string;
  digest: string;
  differing: number;
  /** tables opened now get this one */
  now: boolean;
  figures: {
    [k: string]: unknown;
  };
}
/** Where a new revision comes from: what owners confirmed, the program's own table, or an earlier revision. */
export interface NewFigureRevision {
  source: "confirmed" | "program" | "revision";
  revision?: number;
  note?: string;
}
/** Figures that somebody typed, as a document or as the text of a file. */
export interface FiguresBody {
  figures?: {
    [k: string]: unknown;
  } | null;
  toml?: string | null;
}
/** What is wrong at a place; the line where it was read from a file. */
export interface FigureProblem {
  path: string;
  line: number;
  message: string;
}
/** What was typed as far as it can stand, what is wrong with the rest, and the same as a file. */
export interface CheckedFigures {
  problems: FigureProblem[];
  figures: {
    [k: string]: unknown;
  };
  typed: number;
  differing: number;
  /** empty while there is a problem */
  digest: string;
  toml: string;
}
/** A set to be kept under a name. */
export interface NewFigureSet {
  game: string;
  name: string;
  figures: {
    [k: string]: unknown;
  };
}
/** What becomes of a set: another name, or figures that make a new version after the one named. */
export interface ChangedFigureSet {
  version: number;
  name?: string | null;
  figures?: {
    [k: string]: unknown;
  } | null;
}
/** A set of mine, with how its newest version would be played now. */
export interface FigureSet {
  id: string;
  game: string;
  name: string;
  version: number;
  created: number;
  changed: number;
  typed: number;
  differing: number;
  digest: string;
  /** figures that no longer fit, because the rules were revised since */
  problems: number;
  link: string | null;
}
/** One version of a set; it never changes. */
export interface FigureVersion {
  version: number;
  at: number;
  rules: number;
  typed: number;
  differing: number;
  digest: string;
}
/** A version of a set of mine with its figures, and the versions there are. */
export interface FigureSetVersion {
  set: FigureSet;
  version: number;
  figures: {
    [k: string]: unknown;
  };
  digest: string;
  versions: FigureVersion[];
}
/** A set as anybody sees it who has its link: figures, and not whose they are. */
export interface SharedFigures {
  link: string;
  game: string;
  name: string;
  version: number;
  at: number;
  rules: number;
  figures: {
    [k: string]: unknown;
  };
  typed: number;
  differing: number;
  digest: string;
}
/** Figures to be tried by bots. */
export interface BalanceBody {
  figures: {
    [k: string]: unknown;
  };
  seats?: number;
}
/** A measured value with its 95 % interval. */
export interface BalanceInterval {
  value: number;
  low: number;
  high: number;
}
/** What bots did with something, how often, and how those who did fared. */
export interface BalanceRow {
  deed: string;
  name: string;
  uses: number;
  seats: number;
  share: number;
  score: BalanceInterval | null;
  /** chance to win above an even share */
  even: BalanceInterval | null;
  /** it wins too often */
  often: boolean;
}
/** What happened in games of bots with one set of figures. */
export interface BalanceReport {
  games: number;
  players: number;
  bot: string;
  winner_score: number;
  first_wins: number;
  rows: BalanceRow[];
  unused: string[];
}
/** A report, or how far the work on it is; `base` is the same with the program's own figures. */
export interface BalanceJob {
  game: string;
  digest: string;
  seats: number;
  state: "cancelled" | "done" | "failed" | "running" | "waiting";
  done: number;
  of: number;
  mine: boolean;
  at: number;
  report: BalanceReport | null;
  base: BalanceReport | null;
}
/** The set of figures a game was played with, where it was not the program's own. */
export interface RecordFigures {
  name: string;
  version: number;
  digest: string;
}
/** What a record has only where it applies: own figures, a position it began from, what is told at the end. */
export interface RecordEnding {
  figures?: RecordFigures;
  start?: {
    [k: string]: unknown;
  };
  secret?: string;
  scores?: {
    [k: string]: number;
  }[];
  /** purpose, how many outcomes were possible, which one came (from 0) */
  draws?: [string, number, number][];
}
/** A whole game as a document that can be verified: docs/api.md describes its parts. */
export interface GameRecord {
  figures?: RecordFigures;
  start?: {
    [k: string]: unknown;
  };
  secret?: string;
  scores?: {
    [k: string]: number;
  }[];
  draws?: [string, number, number][];
  format: number;
  game: string;
  rules: number;
  seats: number;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  commitment: string;
  nonces: {
    [k: string]: string;
  };
  moves: [number, string][];
  digests: {
    [k: string]: string;
  };
  over: boolean;
  checksum: string;
}
/** A sentence of the game by key, its arguments by name. */
export interface ReviewSentence {
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/** A term of the evaluation (a text key of the game), and the points it moves by. */
export interface ReviewReason {
  key: string;
  points: number;
}
/** A choice with what it is expected to lead to. */
export interface HintChoice {
  code: string;
  anchor: string;
  label: ReviewSentence;
  /** the expected final score */
  score: number;
  /** how far that is above the mean of the others */
  lead: number;
  /** the standard deviation of the lead */
  spread: number;
  /** how the turn goes on, this choice first */
  line: string[];
}
/** The best choices, the first first; how the turn goes on after it, and what it changes. */
export interface HintDocument {
  table: string;
  seq: number;
  seat: number;
  choices: HintChoice[];
  line: ReviewSentence[];
  reasons: ReviewReason[];
}
/** A choice that was made, and the piece of the page it belongs to, where that is told. */
export interface PlayedChoice {
  code: string;
  label: ReviewSentence;
  anchor?: string;
}
/** A choice that could have been made, and how the turn would have gone on. */
export interface BetterChoice {
  code: string;
  label: ReviewSentence;
  anchor: string;
  line: ReviewSentence[];
}
/** A decision at which the game turned: what was better, what it cost and why. */
export interface TurningDecision {
  /** the number of the answer, from 0 */
  n: number;
  kind: "decision";
  seat: number;
  played: PlayedChoice;
  better: BetterChoice;
  cost: number;
  reasons: ReviewReason[];
}
/** A stroke of luck at which the game turned. */
export interface TurningLuck {
  /** the number of the answer before it, from 0 */
  n: number;
  kind: "luck";
  seat: number;
  played: PlayedChoice;
  /** by seat */
  points: number[];
}
/** How a seat came to its score (start + luck + own + others + count), and what its decisions gave away. */
export interface ScoreParts {
  seat: number;
  score: number;
  /** what could be expected at the start */
  start: number;
  luck: number;
  /** the seat's own turns */
  own: number;
  /** the turns of the others */
  others: number;
  /** what the final scoring gave besides */
  count: number;
  given: number;
  decisions: number;
  /** decisions that were the bot's own */
  same: number;
}
/** A sentence told of a card, with its figures added up. */
export interface UseSentence {
  key: string;
  args: {
    [k: string]: number | string;
  };
  times: number;
}
/** What a seat did with a card: in how many turns, and what these changed in expected points. */
export interface SeatUse {
  seat: number;
  times: number;
  worth: number;
  deeds: UseSentence[];
}
/** A card of the game and the seats that used it. */
export interface UsedCard {
  key: string;
  times: number;
  seats: SeatUse[];
}
/** An unforced decision: what was played, what the bot thought best, and the points between them. */
export interface JudgedDecision {
  n: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
}
/** A finished game looked at again. */
export interface AnalysisDocument {
  game: string;
  moves: number;
  /** answers given at the end of each turn */
  ends: number[];
  /** what every seat could expect then */
  expected: number[][];
  players: ScoreParts[];
  turns: (TurningDecision | TurningLuck)[];
  pieces: UsedCard[];
  decisions: JudgedDecision[];
}
