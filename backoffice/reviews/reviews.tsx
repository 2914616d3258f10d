/** reviews/: versions of profiles that wait, and what is decided of them. Each screen is loaded when it is opened. */
import { lazy } from 'react';

export const ReviewList = lazy(() => import('./review-list.tsx'));
export const ReviewShow = lazy(() => import('./review-show.tsx'));
