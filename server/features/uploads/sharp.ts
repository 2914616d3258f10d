/** sharp, as every process of ours uses it. */
import sharp from 'sharp';

// No picture is asked for twice, and each thread of its own would hold another part of one.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
