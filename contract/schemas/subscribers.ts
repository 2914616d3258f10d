import { z } from 'zod';
import { day, searchText } from './list-query.ts';

/** What a list of subscribers can be filtered by: a part of the address, whether it refuses mail, and since when. */
export const subscriberFilter = {
  q: searchText,
  refused: z.boolean().optional(),
  from: day,
  to: day,
};
