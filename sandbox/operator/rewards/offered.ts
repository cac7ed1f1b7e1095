import * as codes from '#contract/codes.ts';
import { isOffered } from '#contract/features.ts';
import type { OperatorContext } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';

/** Refuses a call of a feature that the settings switch off (payloads K). */
export function checkOffered({ written }: Pick<OperatorContext, 'written'>, name: string): void {
  if (!isOffered(written.config.features, name)) throw new Refusal(codes.notFound, 'This is not offered');
}
