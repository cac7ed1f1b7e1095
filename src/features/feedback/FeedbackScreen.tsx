import { useLocation } from 'wouter';
import { FormPage } from './form/FormPage.tsx';
import { ListPage } from './record/ListPage.tsx';
import { RecordPage } from './record/RecordPage.tsx';

/** Feedback: the form, what was sent, or one of it, by the address. */
export default function FeedbackScreen() {
  const [pathname] = useLocation();
  if (pathname === '/feedback') return <FormPage />;
  return pathname === '/feedback/record' ? <ListPage /> : <RecordPage />;
}
