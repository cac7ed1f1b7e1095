import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFile, type ReadFault } from '#browser/files/readFile.ts';
import { takeShared, type Shared } from '#browser/files/sharedPictures.ts';
import { chosenBytes } from '#contract/feedback/pictures.ts';
import { app } from '#data/worker.ts';
import type { Picture } from './useDraft.ts';

type Added = Awaited<ReturnType<typeof app.feedback.addFeedbackPicture>>;
/** Why a picture isn't sent. */
export type PictureFault = Extract<Added, { fault: unknown }>['fault'] | ReadFault | 'notAdded' | 'refusedPicture';

/** A rejected file, by its name. */
export interface Refused {
  name: string;
  fault: PictureFault;
}

/** The pictures of a feedback: chosen, or shared by another app, prepared one by one, and removable (FB-01). */
export function usePictures(begun: readonly Picture[], epoch: string) {
  const [pictures, setPictures] = useState(begun);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [preparing, setPreparing] = useState(0);
  const turn = useRef(Promise.resolve());
  const held = useRef(begun);
  function hold(all: readonly Picture[]) {
    held.current = all;
    setPictures(all);
  }

  async function takeOne({ name, file }: Shared) {
    const fail = (fault: PictureFault) => setRefused((all) => [...all, { name, fault }]);
    try {
      const bytes = file ? await readFile(file, chosenBytes) : 'notRead';
      const added = typeof bytes === 'string' ? { fault: bytes } : await app.feedback.addFeedbackPicture(bytes, epoch);
      if ('fault' in added) fail(added.fault);
      else hold([...held.current, added]);
    } catch {
      fail('notAdded');
    }
    setPreparing((left) => left - 1);
  }

  /** Adds files in order; rejected ones are named, and the others stay. */
  function add(files: readonly Shared[]) {
    setRefused([]);
    setPreparing((left) => left + files.length);
    for (const file of files) turn.current = turn.current.then(() => takeOne(file));
  }

  const take = useEffectEvent((files: readonly Shared[]) => {
    if (files.length > 0) add(files);
  });
  useEffect(() => void takeShared().then(take, () => {}), []);

  return {
    all: pictures,
    refused,
    preparing: preparing > 0,
    add: (files: readonly File[]) => add(files.map((file) => ({ name: file.name, file }))),
    /** The keys of all pictures, once those being prepared are done. */
    async ready(): Promise<string[]> {
      await turn.current;
      return held.current.map(({ key }) => key);
    },
    remove(key: string) {
      setRefused([]);
      hold(held.current.filter((each) => each.key !== key));
      void app.feedback.removeFeedbackPicture(key).catch(() => {});
    },
    /** Marks pictures that the operator refused. */
    refuse: (names: readonly string[]) => setRefused(names.map((name) => ({ name, fault: 'refusedPicture' }))),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
