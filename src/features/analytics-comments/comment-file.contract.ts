import { fillPath } from '#foundation/web/page.ts';

export const commentFilePath = (commentId: number): string =>
  fillPath('/files/comments/:commentId/', { commentId });
