// tsx scripts/migrations/name-order.ts: prints the SQL function that orders names like `nameOrder`, for a migration. Its tables come from
// the Unicode version of this Node: a later Unicode version needs a new migration.
import { nameOrder } from '../../widgets/targeting/any-case';

const LAST_LETTER = 0x1e943;

// One table for each common script: the run time of `translate` grows with its table.
const BLOCKS = [
  [0x80, 0xff],
  [0x100, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x1e00, 0x1fff],
  [0x180, LAST_LETTER],
] as const;

const isMark = (letter: string): boolean => nameOrder(letter) === '';

/** The letters as a bracket expression of ranges. */
function bracket(letters: string[]): string {
  const ranges: [number, number][] = [];
  for (const point of letters.map((letter) => letter.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const text = (point: number) => String.fromCodePoint(point);
  return `[${ranges.map(([from, to]) => (from === to ? text(from) : `${text(from)}-${text(to)}`)).join('')}]`;
}

const done = new Set<string>();
const tables = BLOCKS.map(([from, to]) => {
  const points = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const letters = points
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => !done.has(letter) && !isMark(letter) && nameOrder(letter) !== letter);
  for (const letter of letters) done.add(letter);
  return letters;
});

const steps = tables.map(
  (letters) => `  IF plain ~ '${bracket(letters)}' THEN
    plain := translate(plain,
      '${letters.join('')}',
      '${letters.map(nameOrder).join('')}');
  END IF;`,
);

console.log(`-- What orders names, the same in every locale: see docs/adr/0012. Unicode ${process.versions.unicode}, by scripts/migrations/name-order.ts.
CREATE OR REPLACE FUNCTION name_order(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  ordered text COLLATE "C" := lower(name COLLATE "C");
  letters text COLLATE "C";
  plain text COLLATE "C";
BEGIN
  IF octet_length(ordered) = char_length(ordered) THEN
    RETURN ordered;
  END IF;
  ordered := regexp_replace(ordered, '[\\u0300-\\u036f]', '', 'g');
  letters := regexp_replace(ordered, '[\\u0001-\\u007f]+', '', 'g');
  plain := letters;
${steps.join('\n')}
  RETURN translate(ordered, letters, plain);
END $$;`);
