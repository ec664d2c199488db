import { createSpotlight } from '@mantine/spotlight';

/** State of the palette, and the way to open and close it from anywhere on the page. */
export const [paletteStore, palette] = createSpotlight();
