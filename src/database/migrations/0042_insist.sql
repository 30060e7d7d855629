-- True, or the end of the transaction: for statements that go out with their commit.
CREATE FUNCTION insist(holds boolean) RETURNS boolean LANGUAGE plpgsql AS $$
begin
  if holds then return true; end if;
  raise exception using errcode = 'VT001', message = 'what the transaction insists on is not so';
end $$;
