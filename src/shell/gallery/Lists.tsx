import { useState } from 'react';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Carousel } from '#ui/lists/Carousel.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import { ListRow, ListRowSkeleton } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import css from './GalleryScreen.module.css';
import { Sample } from './Sample.tsx';
import { long, money, nothing } from './samples.ts';

const pages = 9;
const slides = ['Pearl festival', 'First deposit', 'Play with limits'];

/** Lists, tabs, pagers and carousels. */
export function Lists() {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(2);
  return (
    <>
      <Sample name="Rows">
        <ListRow
          title="GCash deposit"
          text="Nov 21, 2026, 14:05"
          end={<MoneyText amount={money(50_000)} signed />}
          start={<Icon name="gift" />}
          onPress={nothing}
        />
        <ListRow title={long} text={long} end={<Badge kind="bad">Refused</Badge>} />
        <ListRow title="Messages" href="/" end={<Badge kind="play">New</Badge>} />
        <ListRow title="Juan dela Cruz" start={<Avatar src="/avatar/5.webp" name="Juan" size={40} />} />
        <ListRowSkeleton start />
        <ListRowSkeleton />
      </Sample>
      <Sample name="Disclosure">
        <Disclosure title="Is this real money?">
          <p>No.</p>
        </Disclosure>
        <Disclosure title={long} open>
          <p>{long}</p>
        </Disclosure>
      </Sample>
      <Sample name="Pager">
        <Pager
          label="Records"
          page={page}
          pages={pages}
          onPage={setPage}
          place={`${page} of ${pages}`}
          previousLabel="Previous page"
          nextLabel="Next page"
        />
      </Sample>
      <Sample name="Endless list, pulled to refresh">
        <PullToRefresh onRefresh={async () => setShown(2)} label="Refresh the list" busyText="Refreshing" />
        <EndlessList hasMore={shown < 4} busy={false} onMore={() => setShown(shown + 1)} moreLabel="More">
          {Array.from({ length: shown }, (_, row) => (
            <ListRow key={row} title={`Row ${row + 1}`} />
          ))}
        </EndlessList>
      </Sample>
      <Sample name="Carousel">
        <Carousel
          label="Offers"
          place={(at, of) => `${at} of ${of}`}
          previousLabel="Previous offer"
          nextLabel="Next offer"
          moving={{ pause: 'Pause', play: 'Play' }}
        >
          {slides.map((name) => (
            <div key={name} className={css['slide']}>
              {name}
            </div>
          ))}
        </Carousel>
      </Sample>
    </>
  );
}
