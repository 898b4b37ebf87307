-- Whoever opens a file is asked first whether it is the file of a report.
create index report_file_by_file on report_file (file_id);
