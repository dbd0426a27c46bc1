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
  | ComposedMessage
  | LobbyMessage
  | StudyMessage
  | PongMessage;
export type Command =
  | Move
  | Turn
  | Undo
  | ConfirmTurn
  | Resign
  | Return
  | Stop
  | Setting
  | Go
  | Pause
  | Give
  | HandOver
  | Compose
  | Chat
  | Why
  | Watch
  | Unwatch
  | LobbyOn
  | StudyOn
  | Ping;
export type SeatCommand =
  Move | Turn | Undo | ConfirmTurn | Resign | Return | Stop | Setting | Go | Pause | Give | HandOver;
export type ClockSnapshot = NoClock | LiveClock | DaysClock | RelaxedClock;
export type ClockTerms = NoClock | LiveTerms | DaysTerms | RelaxedTerms;
export type ErrorCode =
  | "bad-address"
  | "bad-record"
  | "bad-request"
  | "banned"
  | "busy"
  | "conflict"
  | "cross-site"
  | "forbidden"
  | "frozen"
  | "full"
  | "illegal"
  | "limit"
  | "name-length"
  | "name-letters"
  | "name-taken"
  | "needs-server"
  | "no-room"
  | "not-found"
  | "not-running"
  | "not-signed-in"
  | "not-your-seat"
  | "not-your-turn"
  | "one-alphabet"
  | "over"
  | "password-length"
  | "pause-dates"
  | "seated"
  | "stale"
  | "too-early"
  | "too-fast"
  | "too-large"
  | "wrong-code"
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
  RelaxedClock: RelaxedClock;
  Holiday: Holiday;
  LiveTerms: LiveTerms;
  DaysTerms: DaysTerms;
  RelaxedTerms: RelaxedTerms;
  ClockSettings: ClockSettings;
  ComposedChange: ComposedChange;
  ComposedDefault: ComposedDefault;
  ComposedTurn: ComposedTurn;
  JoiningPiece: JoiningPiece;
  LackingAction: LackingAction;
  Composed: Composed;
  TableFact: TableFact;
  Ending: Ending;
  TablePause: TablePause;
  QuestionSetting: QuestionSetting;
  Update: Update;
  SeatSummary: SeatSummary;
  SeatStatus: SeatStatus;
  TableTerms: TableTerms;
  TableFigures: TableFigures;
  TableProgress: TableProgress;
  TableAsk: TableAsk;
  TableSummary: TableSummary;
  SeatSettingTerms: SeatSettingTerms;
  DayTerms: DayTerms;
  TableMessage: TableMessage;
  ChatMessage: ChatMessage;
  ChatRemovedMessage: ChatRemovedMessage;
  Played: Played;
  ReplayMessage: ReplayMessage;
  HelloMessage: HelloMessage;
  Me: Me;
  QuietHours: QuietHours;
  AcceptedMessage: AcceptedMessage;
  RefusedMessage: RefusedMessage;
  WhyMessage: WhyMessage;
  ComposedMessage: ComposedMessage;
  LobbyMessage: LobbyMessage;
  StudyMessage: StudyMessage;
  PongMessage: PongMessage;
  MoveBody: MoveBody;
  UndoBody: UndoBody;
  EndTurnBody: EndTurnBody;
  TurnBody: TurnBody;
  ComposeBody: ComposeBody;
  ResignBody: ResignBody;
  ReturnBody: ReturnBody;
  StopBody: StopBody;
  GoBody: GoBody;
  PauseBody: PauseBody;
  GiveBody: GiveBody;
  HandOverBody: HandOverBody;
  SettingBody: SettingBody;
  ChatBody: ChatBody;
  WhyBody: WhyBody;
  Move: Move;
  Undo: Undo;
  Turn: Turn;
  Compose: Compose;
  ConfirmTurn: ConfirmTurn;
  Resign: Resign;
  Return: Return;
  Stop: Stop;
  Go: Go;
  Pause: Pause;
  Give: Give;
  HandOver: HandOver;
  Setting: Setting;
  Chat: Chat;
  Why: Why;
  Watch: Watch;
  Unwatch: Unwatch;
  LobbyOn: LobbyOn;
  StudyOn: StudyOn;
  Ping: Ping;
  Nothing: Nothing;
  Failure: Failure;
  GameOption: GameOption;
  LevelStrength: LevelStrength;
  GameLevel: GameLevel;
  GamePreset: GamePreset;
  GameInfo: GameInfo;
  OptionsBody: OptionsBody;
  OptionsWay: OptionsWay;
  OptionsConflict: OptionsConflict;
  OptionsCheck: OptionsCheck;
  CatalogueBody: CatalogueBody;
  NewSeat: NewSeat;
  NewTable: NewTable;
  FiguresChoice: FiguresChoice;
  JoinBody: JoinBody;
  SeatBody: SeatBody;
  ReadyBody: ReadyBody;
  ForkBody: ForkBody;
  Accepted: Accepted;
  TableMessages: TableMessages;
  MuteBody: MuteBody;
  Muted: Muted;
  HintBody: HintBody;
  Progress: Progress;
  Verified: Verified;
  Health: Health;
  Ready: Ready;
  ReasonBody: ReasonBody;
  AdminTable: AdminTable;
  AdminPerson: AdminPerson;
  Rebuilt: Rebuilt;
  PersonName: PersonName;
  ImportBody: ImportBody;
  ImportProblem: ImportProblem;
  ImportCheck: ImportCheck;
  Statistics: Statistics;
  Rating: Rating;
  RatingStep: RatingStep;
  Rival: Rival;
  Result: Result;
  PlayedSeat: PlayedSeat;
  PlayedGame: PlayedGame;
  PlayerPage: PlayerPage;
  Leader: Leader;
  Leaderboard: Leaderboard;
  GuestBody: GuestBody;
  RegisterBody: RegisterBody;
  LoginBody: LoginBody;
  ForgotBody: ForgotBody;
  ResetBody: ResetBody;
  NextTable: NextTable;
  ChangeBody: ChangeBody;
  BrowserSession: BrowserSession;
  AbsenceBody: AbsenceBody;
  Absence: Absence;
  Absences: Absences;
  DeleteBody: DeleteBody;
  Export: Export;
  TokenBody: TokenBody;
  Token: Token;
  NewToken: NewToken;
  PushKey: PushKey;
  ChannelBody: ChannelBody;
  ChannelChange: ChannelChange;
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
  PuzzleTask: PuzzleTask;
  PuzzleTheme: PuzzleTheme;
  PuzzleRating: PuzzleRating;
  PuzzleGame: PuzzleGame;
  PuzzleDay: PuzzleDay;
  PuzzleOverview: PuzzleOverview;
  PuzzleTried: PuzzleTried;
  PuzzleAnswersBody: PuzzleAnswersBody;
  PuzzleComposeBody: PuzzleComposeBody;
  PuzzleWhyBody: PuzzleWhyBody;
  PuzzleHintBody: PuzzleHintBody;
  PuzzleAnswerBody: PuzzleAnswerBody;
  PuzzleTable: PuzzleTable;
  PuzzleHint: PuzzleHint;
  PuzzleLine: PuzzleLine;
  PuzzleReason: PuzzleReason;
  PuzzleSolution: PuzzleSolution;
  PuzzleRatingChange: PuzzleRatingChange;
  PuzzleVerdict: PuzzleVerdict;
  RushBody: RushBody;
  RushStep: RushStep;
  RushScore: RushScore;
  Rush: Rush;
  DayGame: DayGame;
  DayTry: DayTry;
  DayCard: DayCard;
  DayCommitment: DayCommitment;
  DayMark: DayMark;
  DayOverview: DayOverview;
  DayRow: DayRow;
  DayBar: DayBar;
  DayQuarters: DayQuarters;
  DayRanking: DayRanking;
  DayLeader: DayLeader;
  DayLeaders: DayLeaders;
  DayTurn: DayTurn;
  DayPlayed: DayPlayed;
  DayComparison: DayComparison;
  StudyMark: StudyMark;
  StudyValue: StudyValue;
  StudyNode: StudyNode;
  StudySource: StudySource;
  ChapterHead: ChapterHead;
  StudyChapter: StudyChapter;
  StudyTerms: StudyTerms;
  StudySummary: StudySummary;
  Study: Study;
  NewStudy: NewStudy;
  ChangedStudy: ChangedStudy;
  StudyInviteBody: StudyInviteBody;
  StudyJoinBody: StudyJoinBody;
  StartSource: StartSource;
  PositionSource: PositionSource;
  TableSource: TableSource;
  PuzzleSource: PuzzleSource;
  NewChapter: NewChapter;
  StudyAnswer: StudyAnswer;
  AddLine: AddLine;
  SetComment: SetComment;
  SetMarks: SetMarks;
  SetGlyph: SetGlyph;
  DeleteNode: DeleteNode;
  PromoteNode: PromoteNode;
  SetHead: SetHead;
  StudyEditBody: StudyEditBody;
  StudyEdited: StudyEdited;
  PlaceBody: PlaceBody;
  PlaceComposeBody: PlaceComposeBody;
  PlaceWhyBody: PlaceWhyBody;
  PlaceTable: PlaceTable;
  StudyImportBody: StudyImportBody;
  FileChapter: FileChapter;
  StudyFile: StudyFile;
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
  RecordDay: RecordDay;
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
  /** by seat, when it runs out; 0 where it does not run */
  due: number[];
  /** by seat, until when no time is counted, though it is waited for; 0 where it is */
  off: number[];
  at: number;
}
/** The time left for a turn, at the moment `at`. */
export interface DaysClock {
  kind: "days";
  /** milliseconds, by seat */
  left: number[];
  /** the seats whose time runs */
  running: number[];
  /** by seat, when it runs out; 0 where it does not run */
  due: number[];
  /** by seat, until when no time is counted, though it is waited for; 0 where it is */
  off: number[];
  at: number;
}
/** Nobody loses by time; `left` is how long a seat is waited for before the others may give it to a bot. */
export interface RelaxedClock {
  kind: "relaxed";
  /** milliseconds, by seat */
  left: number[];
  /** the seats that are waited for */
  running: number[];
  /** by seat, from when on it may be given to a bot; 0 where it is not waited for */
  due: number[];
  /** by seat, until when no time is counted, though it is waited for; 0 where it is */
  off: number[];
  at: number;
}
/** Days on which no time is counted, both included, as dates such as 2026-12-24 (in the zone of the clock). */
export interface Holiday {
  start: string;
  end: string;
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
  /** time is counted on Saturdays and Sundays */
  weekends: boolean;
  holidays: Holiday[];
  /** the time zone by which days begin and end */
  zone: string;
}
/** No clock; a seat that is waited for as long as this may be given to a bot. */
export interface RelaxedTerms {
  kind: "relaxed";
  /** seconds */
  patience: number;
}
/** The clock a host asks for; the fields of another kind of clock are ignored. */
export interface ClockSettings {
  /** none: of tables before there was a pace */
  kind?: "days" | "live" | "none" | "relaxed";
  /** seconds for the whole game (live) */
  base?: number;
  /** seconds added at each turn (live) */
  plus?: number;
  /** for each turn (days) */
  days?: number;
  /** time is counted on Saturdays and Sundays (days) */
  weekends?: boolean;
  /**
   * when no time is counted (days)
   *
   * @maxItems 20
   */
  holidays?: Holiday[];
  /** by which weekends and holidays begin and end (days) */
  zone?: string;
  /** seconds until a seat may be given to a bot (relaxed) */
  patience?: number;
}
/** What the seat has of something before and after; the gain leaves the price aside. Its noun is `change-<name>`. */
export interface ComposedChange {
  name: string;
  before: number;
  after: number;
  gain: number;
}
/** A question that was answered by its fixed default; an alternative is taken by adding its code to `chosen`. */
export interface ComposedDefault {
  question: Sentence;
  answer: Choice;
  alternatives: Choice[];
}
/** A way to complete what is picked: the answers that play it, and what comes of it. */
export interface ComposedTurn {
  /** as they are sent with `turn` */
  answers: string[];
  /** what to choose to have just this one */
  chosen: string[];
  /** the piece that shows it; empty for a plain button */
  anchor: string;
  label: Sentence | null;
  /** a click on that piece means this, although others may belong to it too */
  direct: boolean;
  /** how often it works; 0: no matter of that */
  times: number;
  /** deniers that are paid */
  price: number;
  changes: ComposedChange[];
  defaults: ComposedDefault[];
  /** luck or a secret follows: it can't be taken back, and only what luck can't alter is told */
  seals: boolean;
  /** the turn is complete then */
  ends: boolean;
  /** the question that is open then */
  next: Sentence | null;
}
/** A piece that could be picked: by how much the bill grows with it, or why it can't join; both: it is too dear. */
export interface JoiningPiece {
  code: string;
  anchor: string;
  label: Sentence;
  cost: number | null;
  why: Sentence | null;
}
/** An action on offer that can't be done with what is picked, and what it lacks. */
export interface LackingAction {
  code: string;
  anchor: string;
  label: Sentence;
  why: Sentence;
}
/** Everything that can be said of what a seat has picked and chosen. */
export interface Composed {
  seq: number;
  picked: string[];
  chosen: string[];
  /** what is asked where it begins; nothing: the seat is not asked */
  question: Sentence | null;
  completions: ComposedTurn[];
  more: JoiningPiece[];
  missing: LackingAction[];
}
/**
 * Something that happened around the game, for the chronicle: by whom (-1: nobody), to whom, how much.
 *
 *     `amount` are the milliseconds that were given, or the moment until which a pause or an absence holds.
 *     `lost` says that the seat has lost the game by it.
 */
export interface TableFact {
  seq: number;
  at: number;
  kind:
    | "away"
    | "back"
    | "coming-back"
    | "frozen"
    | "hand-over-wanted"
    | "hand-over-withdrawn"
    | "handed-over"
    | "left"
    | "nobody-won"
    | "pause-declined"
    | "pause-offered"
    | "pause-withdrawn"
    | "paused"
    | "replaced"
    | "resigned"
    | "resumed"
    | "stop-declined"
    | "stop-offered"
    | "stop-withdrawn"
    | "stopped"
    | "time-given"
    | "time-out"
    | "unfrozen"
    | "won";
  seat: number;
  other?: number;
  amount?: number;
  lost?: boolean;
}
/**
 * How a game ended: played to the end, or before; with the ranking, where it counts.
 *
 *     Seats that lost by leaving share the last place, and nobody has the first where all of them left.
 */
export interface Ending {
  how: "absent" | "agreed" | "closed" | "left" | "played" | "resigned" | "time";
  /** whose leaving ended it */
  seats: number[];
  ranking: number[][] | null;
  /** by seat */
  places: number[] | null;
  /** by seat, how those left who lost by it */
  gone: (("absent" | "left" | "resigned" | "time") | null)[];
}
/** A pause all have agreed to. */
export interface TablePause {
  since: number;
  until: number;
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
  /** like events: since what was asked for, and again from `drop` on */
  facts: TableFact[];
  drop: number | null;
  clock: NoClock | LiveClock | DaysClock | RelaxedClock;
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
  /** why a bot plays here, or why the seat has lost */
  gone: ("absent" | "left" | "resigned" | "time") | null;
  /** the seat is ranked behind all who stayed, whatever is played there */
  lost: boolean;
  /** they take their seat back from the bot at their next turn */
  returning: boolean;
  /** they agree to a pause */
  pause: boolean;
  /** until when a pause of their own holds, if one does or is to come */
  away: number | null;
  /** the seats that want a bot to take this one */
  handing: number[];
  /** before a game with a ready check: they may begin */
  ready: boolean;
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
  clock: NoClock | LiveTerms | DaysTerms | RelaxedTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  /** the game begins when everybody has said that they are ready */
  ready_check: boolean;
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
/** How far a game is: `now` of `of` rounds or days, or so many cards left. */
export interface TableProgress {
  unit: string;
  now: number;
  of: number;
}
/** What others at a table ask the asker beside the game: to stop, to pause, or to give a seat to a bot. */
export interface TableAsk {
  kind: "hand-over" | "pause" | "stop";
  /** who asks; of a seat to give away who agrees already */
  seats: number[];
  /** the seat a bot would take */
  other?: number | null;
  /** of the pause */
  hours?: number;
}
/** A table in a list; `left` are the milliseconds of whoever is waited for and has least. */
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
  clock: NoClock | LiveTerms | DaysTerms | RelaxedTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  /** the game begins when everybody has said that they are ready */
  ready_check: boolean;
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
  progress?: TableProgress | null;
  left?: number | null;
  /** when that time runs out */
  due?: number | null;
  asks?: TableAsk[];
}
/** What a seat may settle once for its questions of a kind; the first choice holds until it does. */
export interface SeatSettingTerms {
  name: string;
  choices: string[];
}
/** Whose game of the day a table is: the day counted from 1970, and which of its games. */
export interface DayTerms {
  day: number;
  event: string;
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
  clock: NoClock | LiveTerms | DaysTerms | RelaxedTerms;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  /** the game begins when everybody has said that they are ready */
  ready_check: boolean;
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
  ending: Ending | null;
  pause: TablePause | null;
  /** of the pause that is offered; 0: none is */
  hours: number;
  /** which record the asker is given, or why none */
  download: "hidden" | "sealed" | "so-far" | "unbegun" | "whole";
  /** whose game of the day it is */
  day: DayTerms | null;
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
  /** an address that waits to be confirmed */
  new_email: string | null;
  language: string;
  quiet: QuietHours | null;
  /** finished games may be looked through for puzzles */
  puzzle_games: boolean;
  waiting: number;
}
/** When nothing is sent: from one full hour to another, in a zone such as Europe/Paris; the same twice: never. */
export interface QuietHours {
  start: number;
  end: number;
  zone?: string;
}
/** A command was carried out, now or when its key was seen before. */
export interface AcceptedMessage {
  t: "accepted";
  table: string;
  key: string;
  seq: number;
  duplicate: boolean;
}
/**
 * A command was not carried out and changed nothing; `seq` says how far the table is, where that is known.
 *
 *     With "busy" it is not known whether it was stored: send it again with the same key.
 */
export interface RefusedMessage {
  t: "refused";
  table: string | null;
  key: string | null;
  error:
    | "bad-address"
    | "bad-record"
    | "bad-request"
    | "banned"
    | "busy"
    | "conflict"
    | "cross-site"
    | "forbidden"
    | "frozen"
    | "full"
    | "illegal"
    | "limit"
    | "name-length"
    | "name-letters"
    | "name-taken"
    | "needs-server"
    | "no-room"
    | "not-found"
    | "not-running"
    | "not-signed-in"
    | "not-your-seat"
    | "not-your-turn"
    | "one-alphabet"
    | "over"
    | "password-length"
    | "pause-dates"
    | "seated"
    | "stale"
    | "too-early"
    | "too-fast"
    | "too-large"
    | "wrong-code"
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
/** The answer to `compose`. */
export interface ComposedMessage {
  t: "composed";
  seq: number;
  picked: string[];
  chosen: string[];
  /** what is asked where it begins; nothing: the seat is not asked */
  question: Sentence | null;
  completions: ComposedTurn[];
  more: JoiningPiece[];
  missing: LackingAction[];
  table: string;
  seat: number;
  key: string;
}
/** The list of public tables changed. */
export interface LobbyMessage {
  t: "lobby";
}
/** A study that is looked at has `n` edits now. */
export interface StudyMessage {
  t: "study";
  study: string;
  n: number;
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
/** A composed turn: these answers in place of the seat's own that could be taken back, all but the first `keep`. */
export interface TurnBody {
  seat: number;
  seq: number;
  key: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  answers: string[];
  keep?: number;
  /** the turn stays as it is, if it is complete then */
  end?: boolean;
}
/**
 * What can be done with these pieces, and with what is chosen?
 *
 *     `keep` as for a turn; nothing: all of the seat's answers stay, it goes on from the question that is asked now.
 */
export interface ComposeBody {
  seat: number;
  seq: number;
  key: string;
  /** @maxItems 12 */
  picked?: string[];
  /** @maxItems 60 */
  chosen?: string[];
  keep?: number | null;
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
/** I must go: a bot plays for my seat from now on. In a rated game that loses it. */
export interface GoBody {
  seat: number;
  key: string;
}
/** Agree to a pause of so many hours, in which no time is counted, or no longer; anybody ends one that holds. */
export interface PauseBody {
  seat: number;
  key: string;
  agree?: boolean;
  hours?: number;
}
/** Give another seat that is waited for more time: a day, or a minute where the clock is live. */
export interface GiveBody {
  seat: number;
  key: string;
  other: number;
}
/**
 * Agree that a bot takes another seat that was waited for too long, or no longer; the host decides alone.
 *
 *     A host who sits nowhere speaks as seat -1.
 */
export interface HandOverBody {
  seat: number;
  key: string;
  other: number;
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
export interface Turn {
  t: "turn";
  seat: number;
  seq: number;
  key: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  answers: string[];
  keep?: number;
  /** the turn stays as it is, if it is complete then */
  end?: boolean;
  table: string;
}
export interface Compose {
  t: "compose";
  seat: number;
  seq: number;
  key: string;
  /** @maxItems 12 */
  picked?: string[];
  /** @maxItems 60 */
  chosen?: string[];
  keep?: number | null;
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
export interface Go {
  t: "go";
  seat: number;
  key: string;
  table: string;
}
export interface Pause {
  t: "pause";
  seat: number;
  key: string;
  agree?: boolean;
  hours?: number;
  table: string;
}
export interface Give {
  t: "give";
  seat: number;
  key: string;
  other: number;
  table: string;
}
export interface HandOver {
  t: "hand-over";
  seat: number;
  key: string;
  other: number;
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
/** Tell me of the edits of a study from now on, or no longer. */
export interface StudyOn {
  t: "study";
  study: string;
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
        | "bad-address"
        | "bad-record"
        | "bad-request"
        | "banned"
        | "busy"
        | "conflict"
        | "cross-site"
        | "forbidden"
        | "frozen"
        | "full"
        | "illegal"
        | "limit"
        | "name-length"
        | "name-letters"
        | "name-taken"
        | "needs-server"
        | "no-room"
        | "not-found"
        | "not-running"
        | "not-signed-in"
        | "not-your-seat"
        | "not-your-turn"
        | "one-alphabet"
        | "over"
        | "password-length"
        | "pause-dates"
        | "seated"
        | "stale"
        | "too-early"
        | "too-fast"
        | "too-large"
        | "wrong-code"
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
/** How often a level won against the one below it, with the interval of 95 %; 95 % of its decisions took less. */
export interface LevelStrength {
  against: string;
  games: number;
  won: number;
  low: number;
  high: number;
  slowest: number;
}
/** A bot's level, its name in each language, and its strength where it was measured. */
export interface GameLevel {
  slug: string;
  titles: {
    [k: string]: string;
  };
  strength: LevelStrength | null;
}
/** A usual way to play: the options that are not as usual, and the level of the bots ("": the middle one). */
export interface GamePreset {
  name: string;
  seats: number;
  minutes: number;
  options: {
    [k: string]: unknown;
  };
  level: string;
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
  presets: GamePreset[];
  levels: GameLevel[];
}
/** The options and seats a host thinks of. */
export interface OptionsBody {
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
/** A way out of a conflict: another number of seats (0: as it is), other options. */
export interface OptionsWay {
  label: Sentence;
  seats: number;
  options: {
    [k: string]: unknown;
  };
}
/** Why options do not go together, to be explained under the one that is named. */
export interface OptionsConflict {
  option: string;
  label: Sentence;
  ways: OptionsWay[];
}
/** Whether a table can be opened with these options. */
export interface OptionsCheck {
  conflict: OptionsConflict | null;
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
  /** begin when everybody has said that they are ready, not when the last one sits down */
  ready_check?: boolean;
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
/** What becomes of a seat: whoever sat there is removed. A kept one waits for the account that is named. */
export interface SeatBody {
  seat: number;
  kind: "bot" | "kept" | "open";
  level?: string | null;
  name?: string | null;
}
/** Whether I am ready to begin. */
export interface ReadyBody {
  ready?: boolean;
}
/** After how many decisions the new game begins, and who plays the seats of the others. */
export interface ForkBody {
  moves: number;
  /** all seats are the caller's; a spectator's always are */
  alone?: boolean;
  /** of the bots in the others' seats; default: as they were */
  level?: string | null;
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
/** The process answers. */
export interface Health {
  status: "ok";
  version: string;
  /** else the rules are interpreted, with the same results */
  compiled: boolean;
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
/** The text of a record or of a position, as it lies in a file. */
export interface ImportBody {
  text: string;
}
/** What is wrong with a document: where by its parts ("moves.17", "seats"), and where in its text, from 1. */
export interface ImportProblem {
  place: string;
  line: number | null;
  column: number | null;
  reason:
    | "damaged"
    | "digest"
    | "draws"
    | "edited"
    | "figures"
    | "format"
    | "game"
    | "illegal"
    | "impossible"
    | "malformed"
    | "missing"
    | "newer-rules"
    | "no-game"
    | "no-json"
    | "no-move"
    | "no-secret"
    | "older-rules"
    | "over"
    | "scores"
    | "secret"
    | "setup"
    | "unreadable";
  /** more of it, in English */
  message: string;
}
/** What a text is: a record that can be taken in, a position a game can begin from, or what is wrong with it. */
export interface ImportCheck {
  kind: "position" | "record" | "unknown";
  game: string;
  seats: number;
  moves: number;
  over: boolean;
  names: string[];
  problem: ImportProblem | null;
}
/** How often and how well somebody played a game in one class of options. */
export interface Statistics {
  game: string;
  variant: string;
  games: number;
  won: number;
  average: number;
  best: number;
  since: number;
}
/** A player's strength in one class of options of a game: a cautious figure, its estimate and doubt. */
export interface Rating {
  game: string;
  variant: string;
  games: number;
  rating: number;
  mu: number;
  sigma: number;
}
/** What a rated game made of a rating; the table is named where the reader may know it. */
export interface RatingStep {
  at: number;
  mu: number;
  sigma: number;
  change: number;
  table: string | null;
}
/** How somebody fared against another account: how often ahead, behind, and level with it. */
export interface Rival {
  name: string;
  ahead: number;
  behind: number;
  level: number;
}
/** A finished game; the table is named where the reader may know it. */
export interface Result {
  game: string;
  variant: string;
  rank: number;
  players: number;
  score: number;
  resigned: boolean;
  /** how they left, where that lost the game */
  gone: ("absent" | "left" | "resigned" | "time") | null;
  ended: number;
  table: string | null;
}
/** Somebody else at a finished game; a bot with its level. */
export interface PlayedSeat {
  seat: number;
  name: string;
  level: string | null;
  account: boolean;
}
/** A finished game in the list of a player's games; `others` only where the reader may know the table. */
export interface PlayedGame {
  game: string;
  variant: string;
  rank: number;
  players: number;
  score: number;
  resigned: boolean;
  /** how they left, where that lost the game */
  gone: ("absent" | "left" | "resigned" | "time") | null;
  ended: number;
  table: string | null;
  seat: number;
  rated: boolean;
  change: number | null;
  others: PlayedSeat[];
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
/** What a guest is called, and the language of the page. */
export interface GuestBody {
  name: string;
  language?: ("de" | "en" | "fr") | null;
}
/** A new account. */
export interface RegisterBody {
  name: string;
  password: string;
  email?: string | null;
  language?: ("de" | "en" | "fr") | null;
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
/**
 * What shall be otherwise; mail address and password need the old password.
 *
 *     A new mail address holds once the code that is sent there was entered, if this house sends mail.
 */
export interface ChangeBody {
  name?: string | null;
  email?: string | null;
  language?: ("de" | "en" | "fr") | null;
  quiet?: QuietHours | null;
  puzzle_games?: boolean | null;
  password?: string | null;
  old_password?: string | null;
}
/** A browser that is signed in; `here` is the one that asks. */
export interface BrowserSession {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}
/** From when to when I am away, in milliseconds since 1970. */
export interface AbsenceBody {
  start: number;
  end: number;
}
/** A pause of my own: in games of days my time stands still. */
export interface Absence {
  id: string;
  start: number;
  end: number;
}
/** My pauses that are not over, and how many of the days of this year are left. */
export interface Absences {
  absences: Absence[];
  left: number;
  days: number;
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
  rating_steps: {
    [k: string]: unknown;
  }[];
  puzzle_players: {
    [k: string]: unknown;
  }[];
  puzzle_attempts: {
    [k: string]: unknown;
  }[];
  puzzle_rushes: {
    [k: string]: unknown;
  }[];
  day_tries: {
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
  studies: {
    [k: string]: unknown;
  }[];
  study_writers: {
    [k: string]: unknown;
  }[];
  blocks: {
    [k: string]: unknown;
  }[];
  sessions: {
    [k: string]: unknown;
  }[];
  absences: {
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
/** A way to be reached, at each turn or once a day; a device has a name. */
export interface ChannelBody {
  kind: "mail" | "push" | "service" | "webhook";
  target: string;
  mode?: "digest" | "each";
  name?: string;
}
/** What shall be otherwise about a channel. */
export interface ChannelChange {
  mode?: ("digest" | "each" | "off") | null;
  name?: string | null;
}
/**
 * A way to reach somebody; nothing is sent to a mail address before it is confirmed.
 *
 *     `here`: it was made by the browser that asks. What a browser made ends when it signs out, besides mail.
 */
export interface Channel {
  id: string;
  kind: "mail" | "push" | "service" | "webhook";
  name: string;
  here: boolean;
  target: string;
  mode: "digest" | "each" | "off";
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
/** A puzzle before it is answered: whose turn of which game, how hard, and how the asker fared with it before. */
export interface PuzzleTask {
  id: string;
  game: string;
  number: number;
  of: number;
  seat: number;
  seats: number;
  /** 1 to 5 */
  difficulty: number;
  rating: number;
  daily: boolean;
  result: ("good" | "missed" | "shown" | "solved") | null;
}
/** A theme, with how many puzzles have it. */
export interface PuzzleTheme {
  name: string;
  count: number;
}
/** How well somebody solves the puzzles of a game; two thirds of all lie within the deviation. */
export interface PuzzleRating {
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
}
/** The puzzles of a game. */
export interface PuzzleGame {
  game: string;
  count: number;
  themes: PuzzleTheme[];
  rating: PuzzleRating | null;
  /** the asker's best rush */
  rush: number;
}
/** A day on which somebody tried puzzles, counted from 1970; whether one was solved. */
export interface PuzzleDay {
  day: number;
  solved: boolean;
}
/** What there is, what is today's, and the asker's days. */
export interface PuzzleOverview {
  games: PuzzleGame[];
  daily: PuzzleTask | null;
  today: number;
  /** days in a row on which a puzzle was solved, until today or yesterday */
  streak: number;
  days: PuzzleDay[];
}
/** A puzzle that the asker has tried. */
export interface PuzzleTried {
  id: string;
  game: string;
  number: number;
  difficulty: number;
  result: "good" | "missed" | "shown" | "solved";
  lost: number;
  at: number;
  change: number;
}
/** What was answered in this turn so far. */
export interface PuzzleAnswersBody {
  /** @maxItems 60 */
  answers?: string[];
}
/** What can be done with these pieces, after what was answered so far; the first `keep` answers stay. */
export interface PuzzleComposeBody {
  /** @maxItems 60 */
  answers?: string[];
  /** @maxItems 12 */
  picked?: string[];
  /** @maxItems 60 */
  chosen?: string[];
  keep?: number | null;
}
/** Why can this piece not be chosen, after what was answered so far? */
export interface PuzzleWhyBody {
  anchor: string;
  /** @maxItems 60 */
  answers?: string[];
}
/** How much to tell: 1 the theme, 2 also the piece to begin with. */
export interface PuzzleHintBody {
  step?: number;
}
/** A whole turn as the answer; or, to see the line, none (`shown`). `attempt` counts for who has no session. */
export interface PuzzleAnswerBody {
  /** @maxItems 60 */
  answers?: string[];
  shown?: boolean;
  attempt?: number;
}
/** The table of a puzzle after some answers; `complete` when the turn is over, so that it can be judged. */
export interface PuzzleTable {
  table: TableMessage;
  update: Update;
  complete: boolean;
}
/** A hint: what the puzzle is about, and with which piece the line begins. */
export interface PuzzleHint {
  themes: string[];
  begin: Choice | null;
}
/** A way to play the turn, with the lead it is expected to bring. */
export interface PuzzleLine {
  line: Choice[];
  value: number;
}
/** A term of the evaluation in which the best line is better, by so many points. */
export interface PuzzleReason {
  key: string;
  points: number;
}
/** The best line with its reasons, and the best other ones. */
export interface PuzzleSolution {
  best: PuzzleLine;
  others: PuzzleLine[];
  gain: number;
  low: number;
  high: number;
  tables: number;
  /** share of the tables at which the seat is ahead: after the best line, after the next */
  ahead: number[];
  reasons: PuzzleReason[];
  themes: string[];
  source: string;
}
/** What an answer did to the rating. */
export interface PuzzleRatingChange {
  before: number;
  after: number;
  deviation: number;
}
/** What an answer is worth. The solution comes when nothing more can be tried: `again` is a second try, for half. */
export interface PuzzleVerdict {
  result: "good" | "missed" | "shown" | "solved";
  lost: number;
  again: boolean;
  solution: PuzzleSolution | null;
  /** share of those who tried it that solved it, once there are some */
  found: number | null;
  /** none where nothing is kept, and for a puzzle that was tried before */
  rating: PuzzleRatingChange | null;
  streak: number;
}
/** Which game to rush through. */
export interface RushBody {
  game: string;
}
/** A puzzle of a rush that was answered. */
export interface RushStep {
  puzzle: string;
  number: number;
  solved: boolean;
}
/** How many somebody solved in a rush of today. */
export interface RushScore {
  name: string;
  solved: number;
}
/** A rush: as many puzzles as one can in three minutes; three mistakes end it. The time runs from its beginning. */
export interface Rush {
  rush: string;
  game: string;
  began: number;
  now: number;
  /** milliseconds */
  left: number;
  solved: number;
  mistakes: number;
  over: boolean;
  steps: RushStep[];
  puzzle: PuzzleTask | null;
  best: number;
  today: RushScore[];
}
/** A game of a day: one luck for everybody, committed to at `committed`; its secret is told when the day is over. */
export interface DayGame {
  day: number;
  event: string;
  game: string;
  rules: number;
  seats: number;
  /** of the bots; empty: one plays alone */
  level: string;
  options: {
    [k: string]: unknown;
  };
  commitment: string;
  committed: number;
  secret: string | null;
}
/** The asker's one try; of a counted one how good it was. Better than `percent` of the others; none: alone. */
export interface DayTry {
  status: "counted" | "late" | "left" | "none" | "running" | "spent";
  table: string | null;
  score: number | null;
  /** by how many points; below 0: lost by */
  won: number | null;
  rank: number | null;
  percent: number | null;
}
/** A game of today, how many have played it, and the asker's try. */
export interface DayCard {
  game: DayGame;
  played: number;
  playing: number;
  mine: DayTry;
}
/** What is committed to for a day that has not begun. */
export interface DayCommitment {
  event: string;
  commitment: string;
}
/** A day on which a try was counted, and how many percent of the others it beat at best. */
export interface DayMark {
  day: number;
  percent: number;
}
/** The games of today, when the day ends, what is committed to for tomorrow, and the asker's month. */
export interface DayOverview {
  day: number;
  ends: number;
  now: number;
  games: DayCard[];
  /** the events there were */
  yesterday: string[];
  tomorrow: DayCommitment[];
  month: DayMark[];
  /** days in a row with a counted try, until today or yesterday */
  streak: number;
}
/** A line of a day's ranking; `same` of the `turns` were decided as in the best game. */
export interface DayRow {
  rank: number;
  name: string;
  guest: boolean;
  score: number;
  percent: number | null;
  same: number;
  turns: number;
  table: string;
  you: boolean;
}
/** How many had a score. */
export interface DayBar {
  score: number;
  count: number;
}
/** The points of the asker and of the best in each quarter of their turns: what may be told without telling. */
export interface DayQuarters {
  mine: number[];
  best: number[];
}
/** Who came where; covered while the day lasts and the asker's own try is not over. */
export interface DayRanking {
  game: DayGame;
  ends: number;
  now: number;
  played: number;
  playing: number;
  covered: boolean;
  mine: DayTry;
  rows: DayRow[];
  bars: DayBar[];
  quarters: DayQuarters | null;
}
/** A line of a week or a month: `points` adds up how many percent of the others were beaten on each day. */
export interface DayLeader {
  rank: number;
  name: string;
  guest: boolean;
  days: number;
  points: number;
  you: boolean;
}
/** The ranking of a week or a month, as far as its days are over. */
export interface DayLeaders {
  event: string;
  span: "month" | "week";
  first: number;
  last: number;
  rows: DayLeader[];
}
/** A turn of a compared game: how many answers the game had with it, what was answered, the points after it. */
export interface DayTurn {
  n: number;
  points: number;
  /** of the game when the turn began */
  progress: TableProgress | null;
  answers: Sentence[];
}
/** A game of a comparison. */
export interface DayPlayed {
  table: string;
  name: string;
  guest: boolean;
  score: number;
  seat: number;
  you: boolean;
  turns: DayTurn[];
}
/** Two games from the same beginning, matched by turn; `same` tells of each turn whether it was decided alike. */
export interface DayComparison {
  game: DayGame;
  one: DayPlayed;
  other: DayPlayed;
  same: boolean[];
}
/** A mark on the board: on a piece, or an arrow from one piece to another. */
export interface StudyMark {
  kind: "arrow" | "disc" | "ring";
  colour: "green" | "ink" | "purple" | "red";
  at: string;
  label?: string;
  to?: string;
}
/** What a place is worth for the seat that is asked there: its expected lead, and the best answer found. */
export interface StudyValue {
  seat: number;
  lead: number;
  /** the standard deviation of the lead */
  spread: number;
  best: Sentence;
}
/** An answer and what is said of it; 0 is the beginning of the chapter, which has no answer. */
export interface StudyNode {
  id: number;
  parent: number;
  seat?: number;
  code?: string;
  label?: Sentence | null;
  comment?: string;
  /** @maxItems 30 */
  marks?: StudyMark[];
  glyph?: "" | "!" | "!!" | "!?" | "?" | "?!" | "??";
  value?: StudyValue | null;
  /** the edit that changed it last */
  n?: number;
  /** the edits that changed its parts last, by their names */
  parts?: {
    [k: string]: number;
  };
}
/** What a chapter was made from: the set-up, a position, a finished game at a table, a record, or a puzzle. */
export interface StudySource {
  kind: "position" | "puzzle" | "record" | "start" | "table";
  /** the id of the puzzle; that of a table is told to nobody */
  of?: string;
}
/** A chapter in the list of its study. */
export interface ChapterHead {
  id: string;
  title: string;
  guess: number;
  nodes: number;
  /** the edit that changed it last */
  n: number;
}
/** A chapter: the nodes changed after `since`, and all of them in order, a parent before its children. */
export interface StudyChapter {
  id: string;
  title: string;
  source: StudySource;
  rules: number;
  seats: number;
  names: string[];
  guess: number;
  n: number;
  nodes: StudyNode[];
  order: number[];
}
/** What a study is called, what it is about, whose it is, and who may read it. */
export interface StudyTerms {
  id: string;
  game: string;
  title: string;
  themes: string[];
  author: string;
  access: "link" | "private" | "public";
  role: "owner" | "reader" | "writer";
  /** it came with the program, and nobody changes it */
  example: boolean;
  created: number;
  changed: number;
}
/** A study in a list. */
export interface StudySummary {
  id: string;
  game: string;
  title: string;
  themes: string[];
  author: string;
  access: "link" | "private" | "public";
  role: "owner" | "reader" | "writer";
  /** it came with the program, and nobody changes it */
  example: boolean;
  created: number;
  changed: number;
  chapters: number;
}
/** A study with its chapters and writers; the code that invites others is told to its owner. */
export interface Study {
  id: string;
  game: string;
  title: string;
  themes: string[];
  author: string;
  access: "link" | "private" | "public";
  role: "owner" | "reader" | "writer";
  /** it came with the program, and nobody changes it */
  example: boolean;
  created: number;
  changed: number;
  /** edits so far */
  n: number;
  chapters: ChapterHead[];
  writers: string[];
  invite: string | null;
}
/** A study to begin. */
export interface NewStudy {
  game: string;
  title: string;
}
/** What shall be otherwise about a study. */
export interface ChangedStudy {
  title?: string | null;
  themes?: string[] | null;
  access?: ("link" | "private" | "public") | null;
}
/** Whether others may come to write by a code; another code is made each time. */
export interface StudyInviteBody {
  on?: boolean;
}
/** The code of an invitation to write. */
export interface StudyJoinBody {
  code: string;
}
/** A game from its set-up, with fresh luck. */
export interface StartSource {
  kind: "start";
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
/** The text of a position, or of a record. */
export interface PositionSource {
  kind: "position";
  text: string;
}
/** A game that was played here and is over. */
export interface TableSource {
  kind: "table";
  table: string;
}
/** A puzzle that the asker has answered. */
export interface PuzzleSource {
  kind: "puzzle";
  puzzle: string;
}
/** A chapter to begin, and what with. */
export interface NewChapter {
  title: string;
  source: StartSource | PositionSource | TableSource | PuzzleSource;
}
/** An answer of a seat. */
export interface StudyAnswer {
  seat: number;
  code: string;
}
/** Answers in a row after a node; those that are there already are followed. */
export interface AddLine {
  kind: "add";
  node: number;
  /**
   * @minItems 1
   * @maxItems 60
   */
  line: StudyAnswer[];
}
export interface SetComment {
  kind: "comment";
  node: number;
  text: string;
}
export interface SetMarks {
  kind: "marks";
  node: number;
  /** @maxItems 30 */
  marks: StudyMark[];
}
export interface SetGlyph {
  kind: "glyph";
  node: number;
  glyph: "" | "!" | "!!" | "!?" | "?" | "?!" | "??";
}
/** A node goes, with everything after it. */
export interface DeleteNode {
  kind: "delete";
  node: number;
}
/** A variation becomes the line. */
export interface PromoteNode {
  kind: "promote";
  node: number;
}
/** The title of a chapter, and the seat whose turns readers guess. */
export interface SetHead {
  kind: "head";
  title: string;
  guess?: number;
}
/** A change of a chapter by somebody who has seen everything up to edit `base`. */
export interface StudyEditBody {
  chapter: string;
  base: number;
  edit: AddLine | SetComment | SetMarks | SetGlyph | DeleteNode | PromoteNode | SetHead;
}
/** A change was made: its number, and the node it ended at. */
export interface StudyEdited {
  n: number;
  node: number;
}
/** A place in a chapter: a node, and what a reader tries on from there. */
export interface PlaceBody {
  node?: number;
  /** @maxItems 60 */
  answers?: string[];
}
/** What can be done with these pieces at a place of a chapter; the first `keep` of the seat's answers stay. */
export interface PlaceComposeBody {
  node?: number;
  /** @maxItems 60 */
  answers?: string[];
  /** @maxItems 12 */
  picked?: string[];
  /** @maxItems 60 */
  chosen?: string[];
  keep?: number | null;
}
/** Why can this piece not be chosen at a place of a chapter? */
export interface PlaceWhyBody {
  anchor: string;
  node?: number;
  /** @maxItems 60 */
  answers?: string[];
}
/** The table at a place of a chapter, as the seat sees it that is asked there. */
export interface PlaceTable {
  table: TableMessage;
  update: Update;
}
/** The text of a file of a study. */
export interface StudyImportBody {
  text: string;
}
/** A chapter as it is kept: its beginning, and its tree. The luck of every line follows from the secret. */
export interface FileChapter {
  title: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  secret: string;
  /**
   * @minItems 1
   * @maxItems 1501
   */
  nodes: StudyNode[];
  nonces?: {
    [k: string]: string;
  };
  start?: {
    [k: string]: unknown;
  } | null;
  /** @maxItems 16 */
  names?: string[];
  guess?: number;
  source?: StudySource;
}
/** A whole study as one file. */
export interface StudyFile {
  format: 1;
  game: string;
  title: string;
  /** @maxItems 24 */
  chapters: FileChapter[];
  /** @maxItems 8 */
  themes?: string[];
  language?: "de" | "en" | "fr";
}
/** The set of figures a game was played with, where it was not the program's own. */
export interface RecordFigures {
  name: string;
  version: number;
  digest: string;
}
/** Which day's game a record is: its date, the level of its bots, and what was published before it began. */
export interface RecordDay {
  date: string;
  level: string;
  commitment: string;
}
/** What a record has only where it applies: own figures, a position it began from, its day, its end. */
export interface RecordEnding {
  figures?: RecordFigures;
  start?: {
    [k: string]: unknown;
  };
  day?: RecordDay;
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
  day?: RecordDay;
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
  /** every seat's chance to win then; empty where no network knows such tables */
  chances: number[][];
  players: ScoreParts[];
  turns: (TurningDecision | TurningLuck)[];
  pieces: UsedCard[];
  decisions: JudgedDecision[];
}
