import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import type { ContactWay } from '#shared/support/contactWay.ts';
import type { Contact } from '#shared/support/supportQueue.ts';
import { waysOf } from './queue.ts';
import { words } from '../words.en.ts';

/** An envelope, a phone, a speech bubble. */
const drawings = {
  write: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  call: 'M7 2.5h10v19H7zM11 18.5h2',
  open: 'M4.5 5h15v11.5h-8L7 20.5v-4H4.5z',
};

/** Contacts of customer service, each with what opens it; ones that can't be opened are left out (SV-01). */
export function Contacts({ of: contacts }: { of: readonly Contact[] }) {
  return contacts.map((contact) =>
    waysOf(contact).map((way) => <Row key={`${contact.id} ${way.href}`} contact={contact} way={way} />),
  );
}

function Row({ contact: { name, icon, hours }, way }: { contact: Contact; way: ContactWay }) {
  const text = [way.shown, hours].filter(Boolean).join(' · ');
  return (
    <ListRow
      start={
        <Picture src={icon ?? undefined} width={24} height={24}>
          <Drawing path={drawings[way.kind]} />
        </Picture>
      }
      title={name}
      text={text && <Breakable text={text} />}
      end={<WayLink way={way} of={name} />}
    />
  );
}

/** A text with an e-mail address, which may break after its “@” rather than within a word. */
function Breakable({ text }: { text: string }) {
  const host = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, host)}
      {host > 0 && <wbr />}
      {text.slice(host)}
    </>
  );
}

/** The link to a contact: "Write E-mail". */
export function WayLink({ way: { href, kind, site }, of }: { way: ContactWay; of: string }) {
  const t = words.use();
  const text = (
    <>
      {t(kind)} <span className={hidden['unseen']}>{of}</span>
    </>
  );
  const look = buttonClass('plain');
  if (!site) {
    return (
      <a href={href} className={look}>
        {text}
      </a>
    );
  }
  return (
    <OutsideLink href={href} className={look}>
      {text}
    </OutsideLink>
  );
}
