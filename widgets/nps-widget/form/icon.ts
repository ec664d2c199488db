export { IconGauge as Icon } from '@tabler/icons-react';
