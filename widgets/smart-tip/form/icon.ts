export { IconTooltip as Icon } from '../../../ui/icons';
