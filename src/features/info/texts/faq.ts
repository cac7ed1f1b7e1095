import type { Block } from '../longText.ts';
import type { ReadPath } from '../readPath.ts';

interface Question {
  id: string;
  q: string;
  a: readonly Block[];
  /** Where there is more. */
  links?: readonly ReadPath[];
}

/** Questions on one matter, with their answers. */
export interface Topic {
  id: string;
  title: string;
  questions: readonly Question[];
}
