export { IconGauge as Icon } from '../../../ui/icons';
