import type { Block } from '../longText.ts';
import type { ReadPath } from '../readPath.ts';

interface Question {
  id: string;
  q: string;
  a: readonly Block[];
  /** Links to pages with more details. */
  links?: readonly ReadPath[];
}

/** A topic of the FAQ: questions with their answers. */
export interface Topic {
  id: string;
  title: string;
  questions: readonly Question[];
}
