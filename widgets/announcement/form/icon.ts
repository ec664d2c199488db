export { IconSpeakerphone as Icon } from '@tabler/icons-react';
