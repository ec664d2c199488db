export { IconMinus as Icon } from '../../../../ui/icons';
