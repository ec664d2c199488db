import { createSpotlight } from '@mantine/spotlight';

/** The state of the palette, and the functions that open and close it from anywhere on the page. */
export const [paletteStore, palette] = createSpotlight();
