/** The longest texts that people may write, in characters. */
export const LENGTHS = {
  name: 200,
  title: 300,
  content: 20_000,
  selector: 1_000,
  url: 2_000,
  /** Buttons and other short texts of a widget. */
  label: 100,
  colour: 50,
} as const;
