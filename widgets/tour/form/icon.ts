export { IconRoute as Icon } from '../../../ui/icons';
