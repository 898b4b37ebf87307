-- Imports look up each ticker of a file: without this index, among all listings of its exchange.
create index listing_by_ticker on listing (ticker);
