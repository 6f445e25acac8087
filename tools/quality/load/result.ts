export interface Result {
  /** What was done, and the outcome. */
  rows: [action: string, outcome: string][];
  /** One line for each failure. */
  problems: string[];
}
