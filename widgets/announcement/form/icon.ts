export { IconSpeakerphone as Icon } from '../../../ui/icons';
