// Warns about the wording of comments and texts that are new since the branch left main: words that docs/style.md advises against, and
// sentences that are too long to read once. It never fails: whether a sentence reads well is for a reviewer to say.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** docs/style.md asks for 25; a few more are no reason for a warning. */
const MAX_WORDS = 30;
const AVOIDED = /\b(nobody|whoever|somebody|stands|beside|lies)\b/gi;
const FILES = ['*.ts', '*.tsx', '*.mjs', '*.md', 'messages/**/*.json', 'widgets/**/messages*.json'];
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The prose of a line of code: its comment, or the line itself in a document or a catalog of texts; undefined for code alone. */
const proseOf = (file, line) => {
  if (/\.(md|json)$/.test(file)) return line;
  return /^\s*(?:\/\*\*|\*|\/\/)\s?(.*)$/.exec(line)?.[1] ?? /\s\/\/ (.*)$/.exec(line)?.[1];
};

/** @returns what is odd about a text of one or more lines, one text for each finding */
export function findingsIn(text) {
  const words = text.match(AVOIDED) ?? [];
  const sentences = text
    .split(/[.:;?!|](?=\s|$)|\n\s*(?:[-#*]|$)/m)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean));
  const long = sentences.filter(({ length }) => length > MAX_WORDS);
  return [
    ...words.map((word) => `"${word}" (docs/style.md)`),
    ...long.map((sentence) => `${sentence.length} words in the sentence "${sentence.slice(0, 6).join(' ')} …"`),
  ];
}

/** Joins the prose of lines that follow one another: a sentence often goes on in the next line. */
export function joinProse(lines) {
  const texts = [];
  for (const { file, number, line } of lines) {
    const prose = proseOf(file, line);
    const last = texts.at(-1);
    if (prose === undefined) continue;
    if (last?.file === file && last.end === number - 1 && !file.endsWith('.json')) {
      last.text += `\n${prose}`;
      last.end = number;
    } else texts.push({ file, number, end: number, text: prose });
  }
  return texts;
}

/** @returns the lines that `git diff -U0` adds, with their files and numbers */
export function addedLines(diff) {
  const added = [];
  let file = '';
  let number = 0;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('@@')) number = Number(/\+(\d+)/.exec(line)?.[1]);
    else if (line.startsWith('+')) added.push({ file, number: number++, line: line.slice(1) });
  }
  return added;
}

/** The commit that the branch left main at; HEAD where there is no main, as in a shallow clone. */
function baseCommit() {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return 'HEAD';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, number, text } of joinProse(
    addedLines(git('diff', '-U0', '--find-renames', baseCommit(), '--', ...FILES)),
  ))
    for (const finding of findingsIn(text)) console.log(`${file}:${number}: ${finding}`);
