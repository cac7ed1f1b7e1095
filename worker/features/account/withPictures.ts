import type { Core } from '#worker/core/core.ts';
import { createFeedback } from '../feedback/feedback.ts';
import { createKyc } from '../kyc/kyc.ts';
import type { UpdateUser } from './profile.ts';

/** Features in which players send pictures: loaded together, as both shrink pictures and few players need either. */
export const createWithPictures = (core: Core, updateUser: UpdateUser) => ({
  kyc: createKyc(core, updateUser),
  feedback: createFeedback(core),
});
