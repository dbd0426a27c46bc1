/** What other pages need of records: a file that is dropped on them. */
export { carriesFile, fileOf, keepDropped } from "./dropped";
