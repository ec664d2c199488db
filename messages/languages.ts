import type { Messages } from '.';

type Partially<Texts> = { [Key in keyof Texts]?: Texts[Key] extends string ? string : Partially<Texts[Key]> };

/** The texts of a language, by area as in `Messages`. Texts that it leaves out are shown in English. */
export type Translation = Partially<Messages>;

/**
 * The languages of the dashboard other than English, by BCP 47 tag. Each has a folder with a file for each translated area, and an `index.ts`
 * that combines them (CONTRIBUTING.md).
 */
export const languages: Readonly<Record<string, () => Promise<{ default: Translation }>>> = {};
