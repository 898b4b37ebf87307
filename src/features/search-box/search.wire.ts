interface RequestedFields {
  readonly emitent_stop_statuses_ids?: readonly number[] | undefined;
}

/** The statuses of companies to leave out. */
export const excludedStatusesOf = ({
  emitent_stop_statuses_ids: ids = [],
}: RequestedFields): readonly number[] => ids;
