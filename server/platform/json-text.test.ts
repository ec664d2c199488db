import { expect, test } from 'vitest';
import { readJson } from './json-text';

const read = (text: string) => readJson(text).value;

test.each([
  ...['1.00000000000000001', '-1.00000000000000001', '0.1234567890123456789', '12345.678901234567891'],
  ...['0.10000000000000000001', '123456789.123456789123456789e-30', '1e-400', '-0.1E-323'],
])('%s is read as infinite, also in nested values', (text) => {
  expect(read(text)).toBe(Number.POSITIVE_INFINITY);
  expect(read(`{"a": [${text}]}`)).toEqual({ a: [Number.POSITIVE_INFINITY] });
});

test.each([
  '0.10000000000000001',
  '0.30000000000000000000',
  '4.9406564584124654e-324',
  '0.00e-1',
  '0',
  '-0.0',
  '0E-999',
])('%s is kept', (text) => expect(read(text)).toBe(Number(text)));

test('a number with a megabyte of zeros is read in linear time', () => {
  const zeros = '0'.repeat(1_000_000);
  expect(read(`[0.1${zeros}1]`)).toEqual([Number.POSITIVE_INFINITY]);
  expect(read(`[1${zeros}e-1000000]`)).toEqual([1]);
  expect(read(`["0.1${zeros}1"]`)).toEqual([`0.1${zeros}1`]);
});

/** Edge cases, and random numbers of many magnitudes. */
function* doubles(): Generator<number> {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  yield* [
    0.1,
    0.3,
    1 / 3,
    0.1 + 0.2,
    1.1,
    2.5,
    5e-324,
    2.2250738585072014e-308,
    9007199254740991,
    4503599627370495.5,
    1e15,
  ];
  for (let count = 0; count < 20_000; count += 1) yield (random() - 0.5) * 10 ** Math.floor(random() * 40 - 25);
}

test('a number as other languages print it is kept: the shortest form, 17 digits, or more digits of its exact value', () => {
  for (const number of doubles()) {
    const texts = [
      JSON.stringify(number),
      ...[17, 18, 20, 25, 34, 55, 99, 100].map((length) => number.toPrecision(length)),
    ];
    // With 20 decimal places, and with 100, the maximum of toFixed.
    if (Math.abs(number) > 1e-6) texts.push(number.toFixed(20), number.toFixed(100));
    for (const text of texts) expect(read(text), text).toBe(Number(text));
  }
});

test('a number with a digit that its double does not have is read as infinite', () => {
  for (const number of doubles()) {
    const own = number.toPrecision(30);
    const [mantissa, exponent = ''] = own.split(/(?=e)/);
    const last = Number(mantissa?.at(-3));
    const other = `${mantissa?.slice(0, -3)}${last === 5 ? 1 : (last + 5) % 10}00${exponent}`;
    expect(Math.abs(read(other) as number), other).toBe(Number.POSITIVE_INFINITY);
  }
});

test('digits in strings are kept, and invalid JSON is a SyntaxError', () => {
  const texts = ['1.00000000000000001', '\\"1.00000000000000001', 'a\\\\', '"', '\u2028 1.00000000000000001'];
  const text = JSON.stringify(Object.fromEntries(texts.map((one) => [one, one])));
  expect(readJson(text)).toEqual({ text, value: JSON.parse(text) });
  for (const broken of ['{"a": "1.00000000000000001', '[1.00000000000000001', '1.0.00000000000000000001', '-'])
    expect(() => read(broken)).toThrow(SyntaxError);
});

test('a megabyte is read within two seconds', () => {
  const long = JSON.stringify({ long: '\\"'.repeat(250_000), more: 'x'.repeat(300_000), number: 1 }).slice(0, -1);
  const many = `[${Array.from({ length: 50_000 }, () => '1.00000000000000001').join()}]`;
  const started = performance.now();
  expect(read(`${long},"other":1.00000000000000001}`)).toMatchObject({ other: Number.POSITIVE_INFINITY });
  expect(read(many)).toHaveLength(50_000);
  expect(performance.now() - started).toBeLessThan(2_000);
});
