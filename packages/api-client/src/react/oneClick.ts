import { useMutation } from './query.ts';

/** Lets a fleet take part, or takes it out. [GW-87, GW-88] */
export const useEnrollOneClick = () =>
  useMutation((calls, fleetId: string, isEnrolled: boolean) =>
    calls[isEnrolled ? 'enrollOneClick' : 'unenrollOneClick']({ params: { fleetId } }),
  );
