import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open, and how to open and close it, wherever the page is. */
export const [paletteStore, palette] = createSpotlight();
