/** Opens the palette, wherever the page is. */
export const openPalette = (): Promise<void> => import('@mantine/spotlight').then(({ spotlight }) => spotlight.open());
