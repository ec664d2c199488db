export { IconTooltip as Icon } from '@tabler/icons-react';
