/** The accounts that every demo has, with a password that is public. No mail reaches example.com (RFC 2606). */
export const DEMO_DOCTOR = 'doctor@example.com';
export const DEMO_ADMIN = 'admin@example.com';
