import { nearest } from '../../../widgets/validation/nearest';
import { entityTypeOf } from './vocabulary';

/** The verbs of tools by their synonyms. The first verb for which a tool of the noun exists is used. */
const MEANT: readonly [words: string, verbs: readonly string[]][] = [
  ['update set change edit modify patch rename save put', ['update', 'replace', 'merge']],
  ['create add make new insert build write', ['create', 'import']],
  ['delete remove destroy drop archive erase trash', ['delete', 'archive', 'erase', 'discard', 'cancel']],
  ['get show read fetch retrieve view describe load', ['get', 'list']],
  ['list find query browse all', ['list', 'get']],
  ['publish activate enable launch start release', ['publish']],
  ['unpublish hide deactivate disable stop pause', ['take_down', 'unpublish']],
  ['restore unarchive undelete revert undo', ['restore']],
  ['duplicate copy clone', ['duplicate']],
  ['validate check test verify', ['validate', 'diagnose']],
  ['import upload', ['import', 'create']],
  ['report track send', ['report']],
];

const VERBS = new Map(MEANT.flatMap(([words, verbs]) => words.split(' ').map((word) => [word, verbs] as const)));

/** A name in the spelling of tools: `setTheme` and `set-theme` become `set_theme`. */
const inSnakeCase = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[-.\s]+/g, '_');

/** The forms of a noun in tool names: unchanged, singular and plural. */
const formsOf = (noun: string): string[] => [
  noun,
  ...(noun.endsWith('s') ? [noun.replace(/s$/, ''), noun.replace(/ies$/, 'y')] : [`${noun}s`]),
];

/** The tool that an unknown name probably means, with the widget type that it names. */
export type ToolSuggestion = { tool: string; type?: string | undefined };

/** Finds a tool by verb and noun. @param common tools that do not belong to one widget type */
function byVerb(verbs: readonly string[], noun: string, names: readonly string[], common: ReadonlySet<string>) {
  const type = entityTypeOf(noun);
  for (const verb of verbs) {
    const exact = formsOf(noun).find((form) => common.has(`${verb}_${form}`));
    if (exact) return { tool: `${verb}_${exact}` };
    const family = type && [`${verb}_widget`, `${verb}_widgets`].find((name) => common.has(name));
    if (family) return { tool: family, type };
  }
  const nounsOf = (verb: string) =>
    names.flatMap((name) => (name.startsWith(`${verb}_`) ? name.slice(verb.length + 1) : []));
  // `post` for `changelog_post`, if only one noun ends like this.
  const longer = verbs.flatMap((verb) =>
    nounsOf(verb).flatMap((one) => (formsOf(noun).some((form) => one.endsWith(`_${form}`)) ? `${verb}_${one}` : [])),
  );
  if (longer.length === 1) return { tool: longer[0] as string };
  for (const verb of verbs) {
    const near = nearest(noun, nounsOf(verb));
    if (near) return { tool: `${verb}_${near}` };
  }
  return undefined;
}

/** Suggests a tool for an unknown name. The verb and the noun count more than the spelling. */
export function suggestTool(
  name: string,
  names: readonly string[],
  common: ReadonlySet<string>,
): ToolSuggestion | undefined {
  const own = inSnakeCase(name.slice(0, 100));
  if (common.has(own)) return { tool: own };
  const [, verb = '', noun = ''] = /^([a-z]+)_(.+)$/.exec(own) ?? [];
  const verbs = VERBS.get(verb);
  if (!verbs) {
    const near = nearest(name, names);
    return near === undefined ? undefined : { tool: near };
  }
  // A plural means a list: get_tags means list_tags.
  const asked = noun.endsWith('s') && verbs.includes('list') ? ['list', ...verbs] : verbs;
  return byVerb([...new Set(asked)], noun, names, common);
}
