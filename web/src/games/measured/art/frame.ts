// How large the picture of a figure is: the page shows it, the worker draws it.

/** Half its width, in radii of a base. */
export const REACH = 2.1;

/** Those on long bases are larger. */
export const sizeOf = (isLong: boolean): number => (isLong ? 1.34 : 1);
