import type { Metadata } from 'next';
import { messages } from '../../../messages';
import { Home } from './home';

export const metadata: Metadata = { title: messages.home.title };

export default function HomePage() {
  return <Home />;
}
