import type { Metadata } from 'next';
import { messages } from '../../../messages';
import { Home } from './home';
import { HomeTexts } from './home/home-texts';

export const metadata: Metadata = { title: messages.home.title };

export default function HomePage() {
  return (
    <HomeTexts>
      <Home />
    </HomeTexts>
  );
}
