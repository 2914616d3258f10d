/** users/: accounts, with all there is about each, and what administrators do to them. */
import { lazy } from 'react';

export const UserList = lazy(() => import('./user-list.tsx'));
export const UserEdit = lazy(() => import('./user-edit.tsx'));
