import { describe, expect, it } from 'vitest';
import { placementOf } from '../../embed/kit/position';
import { safeLink, safeSource } from '../../embed/kit/urls';
import { videoOf } from '../../embed/kit/video';
import { contrast, parseColor, type Rgb, readableOn } from '../appearance/color';
import { schemeOf, themeTokens } from '../appearance/theme';
import { ratingSteps } from '../micro-survey/choices';
import { definitions } from './registry';
import { renderers } from './renderers';

describe('links', () => {
  it.each([
    'https://a.example/x',
    'http://a.example',
    '/projects',
    'projects?x=1:2',
    '#top',
    '//a.example',
    'mailto:a@b.example',
  ])('follows %s', (link) => expect(safeLink(link)).toBe(link));
  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '',
    ' ',
    7,
    null,
  ])('rejects %j', (link) => expect(safeLink(link)).toBeUndefined());
  it('rejects mailto: and data: as the source of a picture', () => {
    expect(safeSource('mailto:a@b.example')).toBeUndefined();
    expect(safeSource('data:image/svg+xml,<svg/>')).toBeUndefined();
    expect(safeSource('/pic.png')).toBe('/pic.png');
  });
});

describe('videos', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1'],
  ])('plays %s in its host’s player', (url, player) => expect(videoOf(url)).toEqual({ player }));
  it('treats other addresses as video files', () => {
    expect(videoOf('https://cdn.example/a.mp4')).toEqual({ file: 'https://cdn.example/a.mp4' });
    expect(videoOf('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).toHaveProperty('file');
    expect(videoOf('javascript:alert(1)')).toBeUndefined();
  });
});

describe('themes', () => {
  const THEMES = [
    null,
    { primaryColor: '#0f766e', textColor: '#0f172a', backgroundColor: '#ffffff' },
    { primaryColor: '#5eead4', textColor: '#f8fafc', backgroundColor: '#0f172a' },
    { themeColor: '#ffee00', textColor: '#ffffff' },
    { themeColor: '#767676' },
    { themeColor: '#787878' },
    { primaryColor: '#888888', backgroundColor: '#777777', textColor: '#808080' },
    { primaryColor: 'red; } * { display: none', backgroundColor: 'url(x)', fontFamily: 'x; } a {', borderRadius: 1e9 },
  ];
  const rgb = (css: string | undefined) => parseColor(css) as Rgb;

  it.each(THEMES.flatMap((theme) => [[theme, 'light'] as const, [theme, 'dark'] as const]))(
    'are legible: %j, %s',
    (theme, scheme) => {
      const tokens = themeTokens(theme, scheme);
      const pairs = [
        ['--on-primary', '--primary'],
        ['--on-primary', '--primary-hover'],
        ['--ink', '--ground'],
        ['--quiet', '--ground'],
        ['--accent', '--ground'],
        ['--on-tint', '--tint'],
        ['--danger', '--ground'],
      ] as const;
      for (const [text, ground] of pairs)
        expect(contrast(rgb(tokens[text]), rgb(tokens[ground])), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(tokens['--font']).not.toContain(';');
    },
  );
  it('have the color scheme of their background', () => {
    expect(schemeOf({ backgroundColor: '#0f172a' }, 'light')).toBe('dark');
    expect(schemeOf({ backgroundColor: 'nonsense' }, 'light')).toBe('light');
  });
  it('use white text on saturated buttons', () => expect(readableOn([15, 118, 110])).toEqual([255, 255, 255]));
});

describe('enumerations with unknown values', () => {
  it('fall back to a default', () => {
    expect(placementOf('left-start')).toBe('left-start');
    expect(placementOf('sideways', 'top')).toBe('top');
    expect(placementOf('auto')).toBe('bottom');
    expect(ratingSteps(undefined)).toEqual([1, 2, 3, 4, 5]);
    expect(ratingSteps(11)).toHaveLength(11);
    expect(ratingSteps(11)[0]).toBe(0);
  });
});

it('has a renderer for every widget type', () =>
  expect(Object.keys(renderers)).toEqual(definitions.map(({ entityType: type }) => type)));
