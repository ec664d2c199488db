import { expect, test } from 'vitest';
import { embedBelowHeading, escaped, excerptOf, html } from './html';

test('escapes inserted values, except markup', () => {
  const evil = `<script>'"&`;
  expect(
    html`<a title="${evil}">${evil}</a>${html`<b>${1}</b>`}${[evil, html`<i></i>`]}${false}${null}${undefined}`.text,
  ).toBe(
    '<a title="&lt;script&gt;&#39;&quot;&amp;">&lt;script&gt;&#39;&quot;&amp;</a><b>1</b>&lt;script&gt;&#39;&quot;&amp;<i></i>',
  );
});

test('removes characters that XML does not allow', () => {
  expect(escaped('a\u0000b\u0008c\td\ne\ufffef\ud800g😀')).toBe('abc\td\nefg😀');
});

test.each([
  ['<h1>A</h1><h3>B</h3><h1>C</h1>', '<h3>A</h3><h4>B</h4><h3>C</h3>'],
  ['<h4>A</h4><h6 dir="rtl">B</h6>', '<h3>A</h3><h4 dir="rtl">B</h4>'],
  ['<hr /><p>&lt;h1&gt;</p>', '<hr /><p>&lt;h1&gt;</p>'],
  [
    '<img src="a" /><img src="b" alt="B" />',
    '<img loading="lazy" alt="" src="a" /><img loading="lazy" src="b" alt="B" />',
  ],
  ['<pre>x</pre>', '<pre tabindex="0">x</pre>'],
])('adapts %s to the level of the heading above it', (given, wanted) => {
  expect(embedBelowHeading(2, given).text).toBe(wanted);
});

test('takes the first words of HTML', () => {
  expect(excerptOf('<p>One&amp;two</p><p>three  four</p>', 100)).toBe('One&two three four');
  expect(excerptOf('<p>One two three</p>', 8)).toBe('One two…');
  expect(excerptOf('Donaudampfschifffahrt', 8)).toBe('Donaudam…');
});
