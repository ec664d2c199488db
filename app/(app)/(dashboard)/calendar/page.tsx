import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Calendar } from './calendar';

export const generateMetadata = titled((texts) => texts.calendar.title);

export default function CalendarPage() {
  return (
    <Suspense>
      <Calendar />
    </Suspense>
  );
}
