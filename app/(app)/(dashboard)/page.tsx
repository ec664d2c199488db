import { titled } from '../../_ui/texts/language';
import { Home } from './home';
import { HomeTexts } from './home/home-texts';

export const generateMetadata = titled((texts) => texts.home.title);

export default function HomePage() {
  return (
    <HomeTexts>
      <Home />
    </HomeTexts>
  );
}
