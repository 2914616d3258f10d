import { z } from 'zod';

/** Name of a stored image, without width and ending. */
export const imageName = z.string().regex(/^[\w-]{1,80}$/, 'This is not the name of a stored image.');

/** SPEC §7, change-avatar; null for none. */
export const avatarChange = z.strictObject({ avatar: imageName.nullable() });
