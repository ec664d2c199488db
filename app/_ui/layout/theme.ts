import { createTheme, type MantineColorsTuple } from '@mantine/core';
import type { Messages } from '../../../messages';

const pine: MantineColorsTuple = [
  '#e9f8f4',
  '#d5efe8',
  '#a9ded1',
  '#78ccb8',
  '#4fbca2',
  '#33b193',
  '#1c9c80',
  '#0d7f69',
  '#0b6b59',
  '#064f42',
];

// The <header> of Mantine's dialogs would be a second banner of the page, and their close button has no accessible name.
const dialogOf = (common: Messages['common']) => ({
  attributes: { header: { role: 'presentation' } },
  styles: { title: { fontSize: '1.0625rem', fontWeight: 650 } },
  closeButtonProps: { 'aria-label': common.close },
});

// The list itself scrolls: Mantine's scroll area around it cannot be reached by keyboard.
const choices = { defaultProps: { withScrollArea: false }, styles: { options: { maxHeight: 260, overflowY: 'auto' } } };

// With reduced motion, Mantine does not move the loader into the middle of its button.
const centered = { styles: { loader: { transform: 'translate(-50%, -50%)' } } };

/** Mantine's red, darkened so that it passes 4.5:1 with white text on it and as text on the page. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ee5555',
  '#d12c2c',
  '#c22626',
  '#b42323',
  '#971c1c',
];

/** The dashboard's theme, with the texts of Mantine's own buttons. */
export const themeWith = (common: Messages['common']) =>
  createTheme({
    primaryColor: 'pine',
    colors: { pine, red },
    // White text on shade 7 or 8 passes 4.5:1.
    primaryShade: { light: 7, dark: 8 },
    defaultRadius: 'md',
    respectReducedMotion: true,
    cursorType: 'pointer',
    fontFamily: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
    fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    headings: {
      fontWeight: '650',
      sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.15rem' }, h3: { fontSize: '1rem' } },
    },
    components: {
      Button: { defaultProps: { size: 'sm' }, ...centered },
      ActionIcon: centered,
      Tooltip: {
        defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } },
      },
      Modal: {
        defaultProps: { ...dialogOf(common), centered: true, transitionProps: { transition: 'pop', duration: 120 } },
      },
      Drawer: { defaultProps: dialogOf(common) },
      // Mantine's placeholder for the focus is not a menu item, and the menu itself can take the focus.
      Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
      ColorInput: { defaultProps: { eyeDropperButtonProps: { 'aria-label': common.pickColor } } },
      Select: choices,
      MultiSelect: choices,
      Autocomplete: choices,
      TagsInput: choices,
      Paper: { defaultProps: { radius: 'lg' } },
      PasswordInput: {
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': common.showPassword, tabIndex: 0 } },
      },
    },
  });
